import type { GetListAnnouncementsApiArg } from '@parlour/gateway-openapi/start';

/** Whom an announcement is for: A logged in, B anonymous, F on the first login (ANN-02). */
export type Execution = NonNullable<GetListAnnouncementsApiArg['execution']>;

/** Banners and texts for one kind of visitor; whoever asks with it shares one call (ANN-03). */
export const announcementsQuery = (execution: Execution) =>
  ({ types: 'B,PL,PU,PR', platform: 'W', execution }) as const;
