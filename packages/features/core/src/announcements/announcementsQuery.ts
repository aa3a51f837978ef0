import type { GetListAnnouncementsApiArg } from '@parlour/gateway-openapi/start';

/** Whom an announcement is for: A logged in, B anonymous, F on the first login (ANN-02). */
export type Execution = NonNullable<GetListAnnouncementsApiArg['execution']>;

/** The query for banners and texts of one kind of visitor. All callers share one request (ANN-03). */
export const announcementsQuery = (execution: Execution) =>
  ({ types: 'B,PL,PU,PR', platform: 'W', execution }) as const;
