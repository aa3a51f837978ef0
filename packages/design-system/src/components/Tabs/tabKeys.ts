/** The tab that a key moves to from `current`, wrapping at the ends; undefined for other keys. */
export function tabForKey(
  tabs: readonly HTMLElement[],
  current: number,
  key: string,
  isRightToLeft: boolean,
): HTMLElement | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return tabs[current + 1] ?? tabs[0];
  if (key === backward) return tabs[current - 1] ?? tabs.at(-1);
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  return undefined;
}
