// Generated from spec/source by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    getCountryCodes: build.query<
      GetCountryCodesApiResponse,
      GetCountryCodesApiArg
    >({
      query: () => ({ url: `/wps/system/countryCode` }),
    }),
    getHelpCenter: build.query<GetHelpCenterApiResponse, GetHelpCenterApiArg>({
      query: (queryArg) => ({
        url: `/wps/system/helpCenter`,
        params: {
          lang: queryArg.lang,
          device: queryArg.device,
        },
      }),
    }),
    sendFeedback: build.mutation<SendFeedbackApiResponse, SendFeedbackApiArg>({
      query: (queryArg) => ({
        url: `/wps/feedback`,
        method: "PUT",
        body: queryArg.feedbackRequest,
      }),
    }),
    uploadImage: build.mutation<UploadImageApiResponse, UploadImageApiArg>({
      query: (queryArg) => ({
        url: `/wps/upload/image`,
        method: "POST",
        body: queryArg.imageUpload,
      }),
    }),
    listContentPages: build.query<
      ListContentPagesApiResponse,
      ListContentPagesApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/system/content`,
        params: {
          kind: queryArg.kind,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getContentPage: build.query<
      GetContentPageApiResponse,
      GetContentPageApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/system/content/${encodeURIComponent(String(queryArg.pageId))}`,
      }),
    }),
    getDemoSwitches: build.query<
      GetDemoSwitchesApiResponse,
      GetDemoSwitchesApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/demo/switches`,
        headers: {
          "X-Demo-Key": queryArg["X-Demo-Key"],
        },
      }),
    }),
    setDemoSwitches: build.mutation<
      SetDemoSwitchesApiResponse,
      SetDemoSwitchesApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/demo/switches`,
        method: "PUT",
        body: queryArg.demoSwitchesUpdate,
        headers: {
          "X-Demo-Key": queryArg["X-Demo-Key"],
        },
      }),
    }),
    reportCspViolation: build.mutation<
      ReportCspViolationApiResponse,
      ReportCspViolationApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/report/csp`,
        method: "POST",
        body: queryArg.cspReport,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as systemApi };
export type GetWhiteLabelFlagsApiResponse =
  /** status 200 The roots of the tree. */ WhiteLabelFlags;
export type GetWhiteLabelFlagsApiArg = void;
export type GetDomainRouteApiResponse =
  /** status 200 Hosts in order. */ DomainRoutes;
export type GetDomainRouteApiArg = void;
export type GetRegisterSettingsApiResponse =
  /** status 200 Rules by field. */ RegisterSettings;
export type GetRegisterSettingsApiArg = void;
export type GetCountryCodesApiResponse =
  /** status 200 Countries with their dialing codes. */ CountryCodes;
export type GetCountryCodesApiArg = void;
export type GetHelpCenterApiResponse =
  /** status 200 The help centre. */ HelpCenter;
export type GetHelpCenterApiArg = {
  /** Language of the articles. */
  lang: LanguageCode;
  /** Kind of site that shows them. */
  device: "WEB";
};
export type SendFeedbackApiResponse =
  /** status 200 The feedback was taken. */ FeedbackReceipt;
export type SendFeedbackApiArg = {
  feedbackRequest: FeedbackRequest;
};
export type UploadImageApiResponse =
  /** status 200 The picture. */ UploadedImage;
export type UploadImageApiArg = {
  imageUpload: ImageUpload;
};
export type ListContentPagesApiResponse =
  /** status 200 One page of the list. */ ContentPageList;
export type ListContentPagesApiArg = {
  /** Kind asked for; without it every kind. */
  kind?: ContentKind;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Pages of content on a page of the list. */
  pageSize?: number;
};
export type GetContentPageApiResponse = /** status 200 The page. */ ContentPage;
export type GetContentPageApiArg = {
  /** Names the page. */
  pageId: string;
};
export type GetDemoSwitchesApiResponse =
  /** status 200 The switches. */ DemoSwitches;
export type GetDemoSwitchesApiArg = {
  /** The reviewer's key, which the gateway prints when it starts in demo mode. */
  "X-Demo-Key": string;
};
export type SetDemoSwitchesApiResponse =
  /** status 200 The switches afterwards. */ DemoSwitches;
export type SetDemoSwitchesApiArg = {
  /** The reviewer's key, which the gateway prints when it starts in demo mode. */
  "X-Demo-Key": string;
  demoSwitchesUpdate: DemoSwitchesUpdate;
};
export type ReportCspViolationApiResponse =
  /** status 200 The report was taken. */ Empty;
export type ReportCspViolationApiArg = {
  cspReport: CspReport;
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
export type DomainRoute = {
  /** Host name. */
  domain: string;
  /** What the host serves. */
  routeType: "WEB" | "AGENT" | "GATEWAY" | "IMAGE" | "LAUNCH";
  /** True for the merchant's main host. */
  main: boolean;
};
export type DomainRoutes = DomainRoute[];
export type PatternId =
  | "LENGTH"
  | "LETTER_FIRST_ALNUM"
  | "CHINESE_DIGITS"
  | "EMAIL"
  | "ALNUM"
  | "LETTERS_AND_DIGITS"
  | "DIGITS"
  | "ALNUM_UPPERCASE"
  | "ENGLISH_SPACES"
  | "NO_SPACES"
  | "CHINESE_PUNCTUATION"
  | "DATE_YMD"
  | "DATE_MDY"
  | "LETTERS_SPACES"
  | "KOREAN"
  | "THAI"
  | "THAI_ENGLISH_SPACES"
  | "UPPERCASE_SPACES"
  | "LETTERS_DIGITS_SYMBOLS"
  | "UPPER_LOWER_DIGIT_SYMBOL"
  | "MOBILE";
export type RegisterFieldRule = {
  /** Whether the field shows. */
  enabled: boolean;
  /** Whether it has to be filled in. */
  required: boolean;
  /** Shortest value. */
  minLength: number;
  /** Longest value. */
  maxLength: number;
  patternId: PatternId;
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
export type CountryCode = {
  /** Country by ISO 3166. */
  countryCode: string;
  /** Its name in the language of the call. Browsers do not know the names in all languages. */
  countryName: string;
  /** Dialing code in digits. */
  countryDialingCode: string;
};
export type CountryCodes = CountryCode[];
export type LanguageCode =
  | "CN"
  | "TW"
  | "EN"
  | "JP"
  | "TH"
  | "VN"
  | "MM"
  | "ES"
  | "HI"
  | "ID"
  | "KH"
  | "KR"
  | "MY"
  | "PT"
  | "BR"
  | "TA"
  | "TY"
  | "UR"
  | "RU_UR"
  | "TR"
  | "BN"
  | "AR"
  | "FA"
  | "RU"
  | "KZ"
  | "UZ"
  | "LA"
  | "NP"
  | "FR";
export type HelpArticle = {
  /** Names the article. */
  articleId: string;
  /** One line. */
  title: string;
  /** HTML of the merchant; it is cleaned before it is shown. */
  content: string;
  /** The language of the content; where it is missing */
  language?: LanguageCode;
};
export type HelpTopic = {
  /** Names the topic. */
  topicId: string;
  /** One line. */
  title: string;
  /** Articles of the topic. */
  articles: HelpArticle[];
};
export type HelpCenter = {
  /** Topics in order. */
  topics: HelpTopic[];
};
export type FeedbackReceipt = {
  /** Names the feedback, for customer service. */
  feedbackId: string;
};
export type FeedbackRequest = {
  /** What it is. */
  kind: "FEEDBACK" | "COMPLAINT";
  /** The text itself. */
  content: string;
  /** How the visitor can be reached. */
  contact?: string;
  /** Pictures that were uploaded for the purpose feedback. */
  imageIds?: string[];
  /** What was read in the captcha, when one was shown. */
  captcha?: string;
  /** The UUID that the captcha was fetched with. */
  captchaId?: string;
};
export type UploadPurpose = "withdrawProof" | "activity" | "feedback";
export type UploadedImage = {
  /** Names the picture in later calls. */
  imageId: string;
  purpose: UploadPurpose;
  /** Kind of picture that the bytes show. */
  contentType: "image/png" | "image/jpeg";
  /** Size of the file that was sent. */
  bytes: number;
  /** Width of the picture. */
  width: number;
  /** Height of the picture. */
  height: number;
};
export type ImageUpload = {
  purpose: UploadPurpose;
  /** The picture itself. */
  file: Blob;
};
export type ContentKind =
  | "ABOUT_US"
  | "NEWS"
  | "BLOG"
  | "VIP"
  | "CREDIT_REPORT"
  | "BEGINNER_GUIDE"
  | "INSTALLATION_GUIDE"
  | "POINTS_RULES"
  | "EXCHANGE_RATES"
  | "RESPONSIBLE_GAMING"
  | "TERMS"
  | "PRIVACY";
export type Timestamp = string;
export type ContentPageSummary = {
  /** Names the page. */
  pageId: string;
  kind: ContentKind;
  /** One line. */
  title: string;
  /** Beginning of the text without formatting. */
  summary: string;
  /** The language of the summary; where it is missing */
  language?: LanguageCode;
  /** Address of its picture; null without one. */
  image: string | null;
  publishedAt: Timestamp;
};
export type ContentPageList = {
  /** Pages of text, newest first. */
  content: ContentPageSummary[];
  /** This page of the list, from 1. */
  pageNum: number;
  /** Pages of the list in all. */
  totalPages: number;
  /** Pages of text in all. */
  totalElements: number;
  /** Pages of text on a page of the list. */
  pageSize: number;
};
export type ContentPage = {
  /** Names the page. */
  pageId: string;
  kind: ContentKind;
  /** One line. */
  title: string;
  /** HTML of the merchant; it is cleaned before it is shown. */
  content: string;
  /** Address of its picture; null without one. */
  image: string | null;
  language: LanguageCode;
  publishedAt: Timestamp;
};
export type DemoFlag = {
  /** Names the flag. */
  modId:
    | "USERNAMEREG3"
    | "MOBILEVERCODELOGIN3"
    | "MOBILENUMREG3"
    | "REGMOBVERF3"
    | "MOBILENUMPASSREG3"
    | "CHNGPASSVERIF3"
    | "AGENTPOLICY3"
    | "DIRECTREG3"
    | "FREEPLAY3"
    | "PWDEXPFORCECHANGE3";
  /** True when it is on. */
  enabled: boolean;
};
export type DemoSwitches = {
  /** Closes the whole site. */
  maintenance: boolean;
  /** Treats every visitor as one from a region that is not served. */
  regionBlock: boolean;
  /** Every white-label flag. */
  flags: DemoFlag[];
  /** Delay before every answer. */
  slowMilliseconds: number;
  /** Share of calls that fail with SYSTEM_ERROR. */
  failingRate: number;
  /** Operations that always fail, by their operationId. */
  failingOperations: string[];
  /** All rate limits are multiplied by it. */
  rateLimitFactor: number;
  /** Whether captchas are asked for. Without them nothing wants one, registration and login among it, and the rules of registration say so. */
  captchas: boolean;
  /** Whether there are announcements that open by themselves. */
  popups: boolean;
};
export type DemoSwitchesUpdate = {
  /** Closes the whole site. */
  maintenance?: boolean;
  /** Treats every visitor as one from a region that is not served. */
  regionBlock?: boolean;
  /** Flags to set; others stay. */
  flags?: DemoFlag[];
  /** Delay before every answer. */
  slowMilliseconds?: number;
  /** Share of calls that fail with SYSTEM_ERROR. */
  failingRate?: number;
  /** Operations that always fail, by their operationId. */
  failingOperations?: string[];
  /** All rate limits are multiplied by it. */
  rateLimitFactor?: number;
  /** Whether captchas are asked for. Without them nothing wants one, registration and login among it, and the rules of registration say so. */
  captchas?: boolean;
  /** Whether there are announcements that open by themselves. */
  popups?: boolean;
};
export type Empty = null;
export type CspReportBody = {
  /** Page on which it happened. */
  "document-uri"?: string;
  /** Rule that refused it. */
  "violated-directive"?: string;
  /** What was refused. */
  "blocked-uri"?: string;
  [key: string]: any;
};
export type CspReport = {
  "csp-report": CspReportBody;
};
