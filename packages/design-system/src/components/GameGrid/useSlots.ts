import { useState } from 'react';

/** Which slot each row has. */
export type Slots = ReadonlyMap<number, number>;

const NONE: Slots = new Map();

/**
 * Gives each row a slot: a row keeps the one that it has, a new one takes one that came free. In the order of the
 * slots, in which nothing that is drawn ever moves.
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
 * The slots of the rows that are drawn. A slot keeps its elements: what comes into sight is written
 * into what went out of it, which costs a phone half of what making it anew does.
 */
export function useSlots(rows: readonly number[]): Slots {
  const [before, setBefore] = useState(NONE);
  const slots = assignSlots(before, rows);
  if (isSame(before, slots)) return before;
  setBefore(slots);
  return slots;
}
