/**
 * Keeps what is made by name and never changes. Only for names of which there are few; what is made is frozen,
 * so that as an answer it is held against the contract and written once.
 */
export function memoizeByName<Name extends string, T extends object>(
  make: (name: Name) => T,
): (name: Name) => T {
  const made = new Map<Name, T>();
  return (name) => {
    const known = made.get(name) ?? Object.freeze(make(name));
    made.set(name, known);
    return known;
  };
}

/** Keeps what was made for the latest moment that was asked for, frozen as well. */
export function memoizeLatest<T extends object>(
  make: (moment: number) => T,
): (moment: number) => T {
  let latest: { moment: number; made: T } | undefined;
  return (moment) => {
    if (latest?.moment !== moment) latest = { moment, made: Object.freeze(make(moment)) };
    return latest.made;
  };
}
