import { useState } from 'react';

/** The slot of each row. */
export type Slots = ReadonlyMap<number, number>;

const NONE: Slots = new Map();

/**
 * Assigns a slot to each row: a row keeps its slot, a new row takes a free one. Sorted by slot, so that no rendered
 * element ever moves.
 */
export function assignSlots(before: Slots, rows: readonly number[]): Slots {
  const slots = new Map<number, number>();
  for (const row of rows) {
    const slot = before.get(row);
    if (slot !== undefined) slots.set(row, slot);
  }
  const taken = new Set(slots.values());
  let free = 0;
  for (const row of rows) {
    if (slots.has(row)) continue;
    while (taken.has(free)) free += 1;
    taken.add(free);
    slots.set(row, free);
  }
  return new Map([...slots].sort(([, one], [, other]) => one - other));
}

const isSame = (one: Slots, other: Slots): boolean =>
  one.size === other.size && [...one].every(([row, slot]) => other.get(row) === slot);

/**
 * The slots of the rendered rows. A slot keeps its elements: a row that scrolls in reuses those of one
 * that scrolled out, which costs a phone half as much as creating new ones.
 */
export function useSlots(rows: readonly number[]): Slots {
  const [before, setBefore] = useState(NONE);
  const slots = assignSlots(before, rows);
  if (isSame(before, slots)) return before;
  setBefore(slots);
  return slots;
}
