import type { CacheKey, Execution } from '@parlour/feature-core';
import type { Announcement } from '@parlour/gateway-openapi/start';

/** The pop-ups for one kind of visitor, in the gateway's order (ANN-02). */
export const choosePopups = (
  popups: readonly Announcement[],
  visitor: Execution,
): readonly Announcement[] => popups.filter(({ execution }) => execution === visitor);

/** Key that marks the pop-ups as closed, separate for members and guests (ANN-01). */
export const closedMarker = (visitor: Execution): CacheKey =>
  visitor === 'B' ? 'announcementClosed:guest' : 'announcementClosed:member';
