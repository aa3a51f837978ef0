const indexOf = (row: Element): number =>
  Number(row.querySelector<HTMLElement>('[data-index]')?.dataset['index']);

/** What must not leave the page for a moment: a press, the focus or a pointer would lose it. */
const IN_USE = [
  (row: Element) => row.matches(':active'),
  (row: Element) => row.contains(document.activeElement),
  (row: Element) => row.matches(':hover'),
];

/**
 * Puts the rows of a list into the order of what they show, around the one that is in use, which stays where it is.
 * React draws them in the order of their slots and never moves one, so it is not in the way.
 */
export function settleRows(list: HTMLElement): void {
  const rows = [...list.children].sort((one, other) => indexOf(one) - indexOf(other));
  const used = IN_USE.flatMap((isInUse) => rows.filter(isInUse))[0];
  const held = used === undefined ? 0 : rows.indexOf(used);
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    if (at > held && before !== undefined && before.nextElementSibling !== row) before.after(row);
  }
  for (const [at, row] of [...rows.entries()].reverse()) {
    const after = rows[at + 1];
    if (at < held && after !== undefined && after.previousElementSibling !== row) after.before(row);
  }
}
