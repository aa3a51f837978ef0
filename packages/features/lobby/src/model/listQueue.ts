import { createSpacedQueue } from './spacedQueue';

/** What every call for a list of games goes through (LOB-04). */
export const listQueue = createSpacedQueue(300);
