// Generated from spec/source by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSystemStatus: build.query<
      GetSystemStatusApiResponse,
      GetSystemStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/system/status`,
        params: {
          host: queryArg.host,
        },
      }),
    }),
    getWhiteLabelFlags: build.query<
      GetWhiteLabelFlagsApiResponse,
      GetWhiteLabelFlagsApiArg
    >({
      query: () => ({ url: `/wps/system/whitelabel` }),
    }),
    getDomainRoute: build.query<
      GetDomainRouteApiResponse,
      GetDomainRouteApiArg
    >({
      query: () => ({ url: `/wps/system/domainRoute` }),
    }),
    getRegisterSettings: build.query<
      GetRegisterSettingsApiResponse,
      GetRegisterSettingsApiArg
    >({
      query: () => ({ url: `/wps/system/setting/register` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as systemApi };
export type GetSystemStatusApiResponse =
  /** status 200 Status and configuration. */ SystemStatus;
export type GetSystemStatusApiArg = {
  /** Host of the site as the browser shows it, with its port if it has one. */
  host: string;
};
export type GetWhiteLabelFlagsApiResponse =
  /** status 200 The roots of the tree. */ WhiteLabelFlags;
export type GetWhiteLabelFlagsApiArg = void;
export type GetDomainRouteApiResponse =
  /** status 200 Hosts in order. */ DomainRoutes;
export type GetDomainRouteApiArg = void;
export type GetRegisterSettingsApiResponse =
  /** status 200 Rules by field. */ RegisterSettings;
export type GetRegisterSettingsApiArg = void;
export type DomainRoute = {
  /** Host name. */
  domain: string;
  /** What the host serves. */
  routeType: "WEB" | "AGENT" | "GATEWAY" | "IMAGE" | "LAUNCH";
  /** True for the merchant's main host. */
  main: boolean;
};
export type DomainRoutes = DomainRoute[];
export type ResourceType =
  | "LANDING"
  | "YOUTUBE"
  | "INSTAGRAM"
  | "FACEBOOK"
  | "TELEGRAM"
  | "ANDROID"
  | "IOS";
export type Resource = {
  resourceType: ResourceType;
  /** Words of the link in English. */
  labelNameEn: string;
  /** Words of the link in the asked language. */
  labelName: string;
  /** Where it leads. */
  url: string;
};
export type Resources = {
  LANDING?: Resource;
  YOUTUBE?: Resource;
  INSTAGRAM?: Resource;
  FACEBOOK?: Resource;
  TELEGRAM?: Resource;
  ANDROID?: Resource;
  IOS?: Resource;
};
export type WhiteLabelFlag = {
  /** Names the flag, such as USERNAMEREG3. */
  modId: string;
  /** 1 is on. */
  enabled: "0" | "1";
  /** Flags below this one. */
  childrenNodes: WhiteLabelFlag[];
};
export type WhiteLabelFlags = WhiteLabelFlag[];
export type RegisterFieldRule = {
  /** Whether the field shows. */
  enabled: boolean;
  /** Whether it has to be filled in. */
  required: boolean;
  /** Shortest value. */
  minLength: number;
  /** Longest value. */
  maxLength: number;
  /** Entry of the pattern catalogue whose message shows when the value does not fit (PAT-01). */
  patternId: string;
  /** Regular expression that the whole value has to match; * takes anything. */
  acceptedPattern: string;
};
export type RegisterSettings = {
  username: RegisterFieldRule;
  password: RegisterFieldRule;
  confirmPassword: RegisterFieldRule;
  payeeName: RegisterFieldRule;
  email: RegisterFieldRule;
  qqNum: RegisterFieldRule;
  mobileNum: RegisterFieldRule;
  recommenderId: RegisterFieldRule;
  captcha: RegisterFieldRule;
  verificationCode: RegisterFieldRule;
  affiliateCode: RegisterFieldRule;
  paymentPassword: RegisterFieldRule;
  line: RegisterFieldRule;
  whatsapp: RegisterFieldRule;
  facebook: RegisterFieldRule;
  wechat: RegisterFieldRule;
  idNumber: RegisterFieldRule;
  referralCode: RegisterFieldRule;
  zalo: RegisterFieldRule;
  telegram: RegisterFieldRule;
  skype: RegisterFieldRule;
  birthday: RegisterFieldRule;
};
export type SystemInfo = {
  domainRoute: DomainRoutes;
  resources: Resources;
  whitelabelVal: WhiteLabelFlags;
  registerRules: RegisterSettings;
  /** The merchant's main host. */
  mainDomain: string;
  /** Names the site at an analytics service; null without one. */
  analyticsId: string | null;
  /** Bases of picture addresses; one is picked at random. Empty means the gateway itself. */
  imageCDNs: string[];
  /** Bases of game addresses; one is picked at random. Empty means the gateway itself. */
  launchGameCDNs: string[];
};
export type VisitorLocation = {
  /** Address that the gateway sees. */
  ip: string;
  /** Country by ISO 3166; null if unknown. */
  country: string | null;
};
export type Timestamp = string;
export type SystemNotice = {
  /** True when it holds for this visitor now. */
  active: boolean;
  /** Heading in the asked language; null for the site's own. */
  title: string | null;
  /** Text in the asked language; null for the site's own. */
  message: string | null;
  /** When it is expected to end; null if unknown. */
  until: Timestamp | null;
};
export type SystemStatus = {
  info: SystemInfo;
  location: VisitorLocation;
  maintenance: SystemNotice;
  regionRestriction: SystemNotice;
};
