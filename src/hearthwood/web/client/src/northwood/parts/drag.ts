// Carrying a card to the meeting place with mouse or finger. An extra: a press does the same.

const ENOUGH = 8; // pixels after which it is no press any more

/** An attachment for a card; `may` says whether it can be carried, `drop` hears that it was set down there. */
export function dragging(may: () => boolean, drop: () => void) {
  return (card: HTMLElement): (() => void) => {
    let from: { x: number; y: number; id: number } | null = null;
    let carried = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !may()) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      for (const [name, call] of calls) window.addEventListener(name, call as EventListener);
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!carried && Math.hypot(x, y) < ENOUGH) return;
      carried = true;
      card.classList.add('carried');
      card.style.translate = `${x}px ${y}px`;
    }

    function up(event: PointerEvent): void {
      if (carried && event.type === 'pointerup' && overMeeting(event)) drop();
      from = null;
      forget();
      card.style.translate = '';
      card.classList.remove('carried');
    }

    function click(event: MouseEvent): void {
      if (carried) event.stopImmediatePropagation();
      carried = false;
    }

    const calls: [string, (event: never) => void][] = [
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
    ];
    const forget = (): void => {
      for (const [name, call] of calls) window.removeEventListener(name, call as EventListener);
    };
    card.addEventListener('pointerdown', down);
    card.addEventListener('click', click, { capture: true });
    return () => {
      forget();
      card.removeEventListener('pointerdown', down);
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
