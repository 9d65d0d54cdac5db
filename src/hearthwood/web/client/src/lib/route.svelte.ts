// Where one is: the address bar, and what links do to it.

let path = $state(location.pathname + location.search);

/** The path now. */
export function here(): string {
  return path;
}

/** Go to a page of the client's own. `replace` leaves no way back to where one was. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path = to;
  scrollTo(0, 0);
}

/** Links within the house go without a new page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

addEventListener('popstate', () => (path = location.pathname + location.search));
