const types = new Set<string>();

/**
 * Makes an action one that features may answer, by the `listeners` of their `feature.ts`. The first page asks for the
 * features when such an action happens, and for no other.
 */
export function asEvent<Creator extends { type: string }>(creator: Creator): Creator {
  types.add(creator.type);
  return creator;
}

/** Whether features may answer an action. */
export const isEvent = ({ type }: { type: string }): boolean => types.has(type);
