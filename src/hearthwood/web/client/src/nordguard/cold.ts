// By day Nordguard lies on cold paper, on the whole page.

/** For `$effect`: as long as the screen is there. */
export function coldPaper(): () => void {
  document.documentElement.dataset.game = 'nordguard';
  return () => delete document.documentElement.dataset.game;
}
