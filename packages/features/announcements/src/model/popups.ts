import type { CacheKey, Execution } from '@parlour/feature-core';
import type { Announcement } from '@parlour/gateway-openapi/start';

/** The pop-ups that are meant for somebody, in the gateway's order (ANN-02). */
export const choosePopups = (
  popups: readonly Announcement[],
  visitor: Execution,
): readonly Announcement[] => popups.filter(({ execution }) => execution === visitor);

/** Where it is noted that somebody has closed theirs: members and guests apart (ANN-01). */
export const closedMarker = (visitor: Execution): CacheKey =>
  visitor === 'B' ? 'announcementClosed:guest' : 'announcementClosed:member';
