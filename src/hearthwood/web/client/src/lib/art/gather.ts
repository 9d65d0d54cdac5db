// The drawings, as text to be set into the page, so that they follow the theme. Nothing in them has an id.
// Each set is a module of its own: a screen loads those that it imports.

/** Files by their bare names, made safe to be set beside a name that is read out anyway. */
export function gathered(files: Record<string, unknown>): Readonly<Record<string, string>> {
  const entries = Object.entries(files).map(([path, text]) => [bare(path), hidden(text as string)]);
  return Object.fromEntries(entries) as Record<string, string>;
}

function bare(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);
}

function hidden(svg: string): string {
  return svg.replace('<svg ', '<svg aria-hidden="true" focusable="false" ').replaceAll('\n', '');
}
