// One stop for Tab in a group of buttons: arrows move inside, Home and End go to its ends. The stop is where the
// focus was last; when that button is gone, it is the first that can do something. With `data-columns` the buttons lie
// in rows of so many, and up and down lead from row to row.

const ALONG: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const ACROSS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** An attachment for the element around the buttons. */
export function roving(group: HTMLElement): () => void {
  let current: HTMLElement | null = null;
  let place = 0;
  let inside = false;

  const buttons = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button')];

  function settle(): void {
    const all = buttons();
    const gone = !current || !group.contains(current);
    if (gone) current = nearest(all, place);
    for (const button of all) button.tabIndex = button === current ? 0 : -1;
    if (gone && inside && document.activeElement === document.body) current?.focus();
  }

  function focused(event: FocusEvent): void {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    current = button;
    place = buttons().indexOf(button);
    inside = true;
    settle();
  }

  function left(event: FocusEvent): void {
    // A button that was taken away loses the focus to nobody: the group keeps it.
    if (event.relatedTarget) inside = false;
  }

  function pressed(event: KeyboardEvent): void {
    const all = buttons();
    if (event.altKey || event.ctrlKey || event.metaKey || all.length === 0) return;
    if (event.key in ALONG || event.key in ACROSS) go(all, stepped(all, event.key));
    else if (event.key === 'Home') go(all, all[0]);
    else if (event.key === 'End') go(all, all.at(-1));
    else return;
    event.preventDefault();
  }

  /** In rows one comes to their ends, otherwise round to the other end. */
  function stepped(all: HTMLElement[], key: string): HTMLElement | undefined {
    const columns = Number(group.dataset.columns ?? 0);
    if (columns === 0) return all[(place + (ALONG[key] ?? ACROSS[key] ?? 0) + all.length) % all.length];
    const column = (place % columns) + (ALONG[key] ?? 0);
    return column < 0 || column >= columns
      ? undefined
      : all[place + (ALONG[key] ?? (ACROSS[key] ?? 0) * columns)];
  }

  function go(all: HTMLElement[], to: HTMLElement | undefined): void {
    if (!to) return;
    to.focus();
    place = all.indexOf(to);
  }

  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', focused);
  group.addEventListener('focusout', left);
  group.addEventListener('keydown', pressed);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener('focusin', focused);
    group.removeEventListener('focusout', left);
    group.removeEventListener('keydown', pressed);
  };
}

function nearest(all: HTMLElement[], place: number): HTMLElement | null {
  const able = all.find((button, index) => index >= place && button.dataset.able === 'true');
  return (
    able ??
    all.find((button) => button.dataset.able === 'true') ??
    all[Math.min(place, all.length - 1)] ??
    null
  );
}
