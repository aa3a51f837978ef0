/** The page that an address opens: the first if it names none, an unknown one or one that is not allowed (MC-01). */
export const choosePage = <Page extends { id: string }>(
  asked: string,
  allowed: readonly Page[],
): Page | undefined => allowed.find(({ id }) => id === asked) ?? allowed[0];
