const types = new Set<string>();

/**
 * Lets features listen to an action, by the `listeners` of their `feature.ts`. The features' chunk is loaded when such
 * an action is dispatched, and for no other.
 */
export function asEvent<Creator extends { type: string }>(creator: Creator): Creator {
  types.add(creator.type);
  return creator;
}

/** Whether features may listen to an action. */
export const isEvent = ({ type }: { type: string }): boolean => types.has(type);
