import type { CacheKey } from '@parlour/feature-core';
import type { Announcement, GetListAnnouncementsApiArg } from '@parlour/gateway-openapi/start';

/** Whom a pop-up is for: A logged in, B anonymous, F on the first login. */
export type Execution = NonNullable<GetListAnnouncementsApiArg['execution']>;

/** What is asked for; the same that the home page asks for, so that both are one call. */
export const popupQuery = (execution: Execution): GetListAnnouncementsApiArg => ({
  types: 'B,PL,PU,PR',
  platform: 'W',
  execution,
});

/** The pop-ups that are meant for somebody, in the gateway's order (ANN-02). */
export const choosePopups = (
  popups: readonly Announcement[],
  visitor: Execution,
): readonly Announcement[] => popups.filter(({ execution }) => execution === visitor);

/** Where it is noted that somebody has closed theirs: members and guests apart (ANN-01). */
export const closedMarker = (visitor: Execution): CacheKey =>
  visitor === 'B' ? 'announcementClosed:guest' : 'announcementClosed:member';
