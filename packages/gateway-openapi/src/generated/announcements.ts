// Generated from spec/source by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnnouncementContent: build.query<
      GetAnnouncementContentApiResponse,
      GetAnnouncementContentApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_getAnnouncementContentV2`,
        params: {
          types: queryArg.types,
          platform: queryArg.platform,
          execution: queryArg.execution,
          id: queryArg.id,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as announcementsApi };
export type GetAnnouncementContentApiResponse =
  /** status 200 Announcements by group. */ AnnouncementContents;
export type GetAnnouncementContentApiArg = {
  /** Kinds asked for, joined by commas - B banners, PL player notices, PU pop-ups, PR promotions, H home page. */
  types: string;
  /** Platform of the site; W is the web. */
  platform: "W";
  /** Execution code of pop-ups asked for - A members, B guests, F first login. */
  execution?: ExecutionCode;
  /** Only this announcement. */
  id?: string;
};
export type Banner = {
  /** Names the banner. */
  id: string;
  /** Place where the banner shows. */
  groupName: "w_home" | "w_login" | "w_register" | "w_forget";
  /** Words of the banner, also its text alternative. */
  title: string;
  /** Address of the wide picture, 1280 x 400. */
  url: string;
  /** Address of the phone picture, 750 x 500. */
  smallUrl: string;
  /** Kind of link - PAGE inside the site, URL outside, GAME; null when the banner is not clickable. */
  linkageType:
    ("PAGE" | "URL" | "GAME" | null) | ("PAGE" | "URL" | "GAME" | null);
  /** Where it leads; null without a link. */
  link: string | null;
};
export type ExecutionCode = "A" | "B" | "F";
export type Announcement = {
  /** Names the announcement. */
  id: string;
  /** One line. */
  title: string;
  /** HTML of the merchant; it is cleaned before it is shown. */
  content: string;
  /** First day it shows. */
  startDateStr: string;
  /** Kind of promotion it belongs to. */
  promotionType: string | null;
  /** Who sees it; null for everybody. */
  execution: ExecutionCode | null;
};
export type AnnouncementContents = {
  /** Pictures of all banner strips. */
  banners: Banner[];
  /** Notices of the marquee and the notice list. */
  player: Announcement[];
  /** Texts that open by themselves. */
  popup: Announcement[];
  /** Promotion texts. */
  promotion: Announcement[];
  /** Texts of the home page. */
  home: Announcement[];
};
