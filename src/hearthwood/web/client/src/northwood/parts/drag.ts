// Carrying a card to the meeting place with mouse or finger. An extra: a press does the same.

const ENOUGH = 8; // pixels after which it is no press any more

/** An attachment for a card; `may` says whether it can be carried, `drop` hears that it was set down there. */
export function dragging(may: () => boolean, drop: () => void) {
  return (card: HTMLElement): (() => void) => {
    let from: { x: number; y: number; id: number } | null = null;
    let carried = false;

    function down(event: PointerEvent): void {
      if (event.button === 0 && may()) from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!carried && Math.hypot(x, y) < ENOUGH) return;
      if (!carried) card.setPointerCapture(event.pointerId);
      carried = true;
      card.classList.add('carried');
      card.style.translate = `${x}px ${y}px`;
    }

    function up(event: PointerEvent): void {
      if (carried && overMeeting(event)) drop();
      from = null;
      card.style.translate = '';
      card.classList.remove('carried');
    }

    function click(event: MouseEvent): void {
      if (carried) event.stopImmediatePropagation();
      carried = false;
    }

    const calls: [string, (event: never) => void][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
    ];
    for (const [name, call] of calls) card.addEventListener(name, call as EventListener);
    card.addEventListener('click', click, { capture: true });
    return () => {
      for (const [name, call] of calls) card.removeEventListener(name, call as EventListener);
      card.removeEventListener('click', click, { capture: true });
    };
  };
}

function overMeeting(event: PointerEvent): boolean {
  const place = document.querySelector('[data-drop]')?.getBoundingClientRect();
  if (!place) return false;
  const { clientX: x, clientY: y } = event;
  return x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
}
