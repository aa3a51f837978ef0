/** How many people an operation of the gateway takes at once. */
export const MOST_CHOSEN = 100;

/** The chosen ids when some were chosen or left out; each stands once, in the order of choice. */
export function withChosen(
  chosen: readonly string[],
  { ids, isSelected }: { ids: readonly string[]; isSelected: boolean },
): readonly string[] {
  return isSelected ? [...new Set([...chosen, ...ids])] : chosen.filter((id) => !ids.includes(id));
}
