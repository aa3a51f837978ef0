const indexOf = (row: Element): number =>
  Number(row.querySelector<HTMLElement>('[data-index]')?.dataset['index']);

/** A row in use must not be detached, even briefly: it would lose the press, the focus or the hover. */
const IN_USE = [
  (row: Element) => row.matches(':active'),
  (row: Element) => row.contains(document.activeElement),
  (row: Element) => row.matches(':hover'),
];

/**
 * Sorts the row elements of a list by index, around the row in use, which is not moved. Safe beside React: it renders
 * rows in the order of their slots and never moves one.
 */
export function sortRows(list: HTMLElement): void {
  const rows = [...list.children].sort((one, other) => indexOf(one) - indexOf(other));
  const used = IN_USE.flatMap((isInUse) => rows.filter(isInUse))[0];
  const fixed = used === undefined ? 0 : rows.indexOf(used);
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    if (at > fixed && before !== undefined && before.nextElementSibling !== row) before.after(row);
  }
  for (const [at, row] of [...rows.entries()].reverse()) {
    const after = rows[at + 1];
    if (at < fixed && after !== undefined && after.previousElementSibling !== row)
      after.before(row);
  }
}
