/** The items up to a limit, and those beyond it that are chosen: a filter that works is never hidden. */
export const shownItems = <Item extends { id: string }>(
  items: readonly Item[],
  chosen: ReadonlySet<string>,
  limit: number | undefined,
): readonly Item[] =>
  limit === undefined ? items : items.filter(({ id }, at) => at < limit || chosen.has(id));
