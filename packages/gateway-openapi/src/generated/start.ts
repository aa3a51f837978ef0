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
    getGameVendors: build.query<
      GetGameVendorsApiResponse,
      GetGameVendorsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/GCSGAME_gameVendor`,
        params: {
          merchantCode: queryArg.merchantCode,
        },
      }),
    }),
    getHotGames: build.query<GetHotGamesApiResponse, GetHotGamesApiArg>({
      query: (queryArg) => ({
        url: `/wps/relay/GCSGAME_hotGamesV2`,
        params: {
          merchantCode: queryArg.merchantCode,
          isPlatform: queryArg.isPlatform,
          platform: queryArg.platform,
          language: queryArg.language,
        },
      }),
    }),
    getGameList: build.query<GetGameListApiResponse, GetGameListApiArg>({
      query: (queryArg) => ({
        url: `/wps/relay/GCSGAME_gameList`,
        params: {
          clientType: queryArg.clientType,
          platform: queryArg.platform,
          merchant: queryArg.merchant,
          gameType: queryArg.gameType,
          vassalage: queryArg.vassalage,
          gameClassify: queryArg.gameClassify,
          gameName: queryArg.gameName,
          minBet: queryArg.minBet,
          minLineNum: queryArg.minLineNum,
          isNew: queryArg.isNew,
          language: queryArg.language,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getRankList: build.query<GetRankListApiResponse, GetRankListApiArg>({
      query: (queryArg) => ({
        url: `/wps/relay/GCSGAME_getRankList`,
        params: {
          gameCategory: queryArg.gameCategory,
          language: queryArg.language,
          limitNum: queryArg.limitNum,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getListAnnouncements: build.query<
      GetListAnnouncementsApiResponse,
      GetListAnnouncementsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_getListAnnouncements`,
        params: {
          types: queryArg.types,
          platform: queryArg.platform,
          execution: queryArg.execution,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as startApi };
export type GetSystemStatusApiResponse =
  /** status 200 Status and configuration. */ SystemStatus;
export type GetSystemStatusApiArg = {
  /** Host of the site as the browser shows it, with its port if it has one. */
  host: string;
};
export type GetGameVendorsApiResponse =
  /** status 200 Lanes of the navigation. */ GameVendorAnswer;
export type GetGameVendorsApiArg = {
  /** Merchant whose vendors are asked for. */
  merchantCode: string;
};
export type GetHotGamesApiResponse = /** status 200 Hot games. */ GameArray;
export type GetHotGamesApiArg = {
  /** Merchant whose games are asked for. */
  merchantCode: string;
  /** Asks for the list of the whole platform. */
  isPlatform: 2;
  /** Kinds of client that the games must run on. */
  platform: GamePlatform;
  /** Language of the names. */
  language: LanguageCode;
};
export type GetGameListApiResponse = /** status 200 The page. */ GamePage;
export type GetGameListApiArg = {
  /** Kind of client; 3 is the web. */
  clientType: 3;
  /** Kinds of client that the games must run on. */
  platform: GamePlatform;
  /** Merchant whose games are asked for. */
  merchant: string;
  /** Type of game. */
  gameType?: GameType;
  /** Code of the vendor. */
  vassalage?: VassalageCode;
  /** Sub-category of slots. */
  gameClassify?: GameClassify;
  /** Words that the name has to hold; case and accents do not matter. */
  gameName?: string;
  /** Only games whose lowest bet is at least this, in whole units of the currency. */
  minBet?: number;
  /** Only games with at least so many lines. */
  minLineNum?: number;
  /** 1 asks for new games only. */
  isNew?: 0 | 1;
  /** Language of the names. */
  language: LanguageCode;
  /** Page, counted from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetRankListApiResponse = /** status 200 Winners. */ RankArray;
export type GetRankListApiArg = {
  /** Category of the wins; ALL for every one. */
  gameCategory: string;
  /** Language of the game names. */
  language: LanguageCode;
  /** How many wins to look at for each category. */
  limitNum?: number;
  /** Most rows in the answer. */
  pageSize?: number;
};
export type GetListAnnouncementsApiResponse =
  /** status 200 Announcements by group. */ AnnouncementGroups;
export type GetListAnnouncementsApiArg = {
  /** Kinds asked for, joined by commas - B banners, PL player notices, PU pop-ups, PR promotions. */
  types: string;
  /** Platform of the site; W is the web. */
  platform: "W";
  /** Execution code of pop-ups asked for - A members, B guests, F first login. */
  execution?: ExecutionCode;
};
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
export type PolicyAges = {
  /** Age from which somebody may play, in years. */
  minimum: number;
  /** Whether a visitor is asked for the age. */
  gate: "NEVER" | "FIRST_VISIT";
};
export type SystemInfo = {
  domainRoute: DomainRoutes;
  resources: Resources;
  whitelabelVal: WhiteLabelFlags;
  registerRules: RegisterSettings;
  /** The `ages` of the market policy, so that a first page knows without another call whether it has to ask. */
  ages: PolicyAges;
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
export type GameType = string;
export type GameVendor = {
  /** Code of the vendor; without one it has no icon. */
  vassalage: string;
  /** Name in the asked language. */
  displayName: string;
  gameType: GameType;
  /** Kind of account that plays are booked on; groups sports cards. */
  accountTypeName: string;
  /** True while the vendor is closed for maintenance. */
  maintenance: boolean;
  /** Games of this vendor in this category. */
  gameCount: number;
};
export type GameLane = {
  /** Code of the category, as RNG or HOT. */
  gameCategory: string;
  /** Label in the asked language; null when the category has none of its own. */
  labelName: string | null;
  /** Vendors in the merchant's order. */
  vendors: GameVendor[];
};
export type GameLanes = {
  /** Categories in the merchant's order. */
  lanes: GameLane[];
};
export type GameVendorAnswer = {
  data: GameLanes;
};
export type GameClassify = "SC" | "VP" | "JP" | "TG" | "AC" | "BG";
export type Money = string;
export type Game = {
  /** Names the game in this gateway. */
  nodeId: number;
  /** Name in the merchant's catalogue. */
  nodeName: string;
  /** Name that the vendor gave. */
  gameName: string;
  /** Name in the asked language. */
  displayName: string;
  /** Address of the small picture, or null. */
  smallIcon: string | null;
  /** Address of the card's picture, or null. */
  showIcon: string | null;
  /** Whole address of a picture kept by the vendor, or null. */
  iconUrl: string | null;
  /** Code of the vendor. */
  vassalage: string;
  /** Name of the vendor in the asked language. */
  vendorName: string;
  /** Code of the game at its vendor. */
  gameCode: string;
  /** GAME starts; VASSALAGE opens a list of games first. */
  isGame: "GAME" | "VASSALAGE";
  gameType: GameType;
  /** Sub-category, or null. */
  gameClassify: GameClassify | null;
  /** Kind of account that plays are booked on. */
  accountTypeName: string;
  /** 0 when a free trial is offered. */
  supportPlay: 0 | 1;
  /** 1 for a new game. */
  isNew: 0 | 1;
  /** 1 for a hot game. */
  isHot: 0 | 1;
  /** Lowest bet, or null where it is not known. */
  minBet: Money | null;
  /** Winning lines, or null where there are none. */
  lineNum: number | null;
  /** Jackpot at this moment, or null. */
  jackpot: Money | null;
  /** True while the game is closed for maintenance. */
  maintenance: boolean;
};
export type GameArray = Game[];
export type GamePlatform = "flash,html5-desktop";
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
export type GamePage = {
  /** Games of this page. */
  content: Game[];
  /** This page, counted from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows in all. */
  totalElements: number;
  /** Rows on a full page. */
  pageSize: number;
};
export type VassalageCode = string;
export type Winner = {
  /** Place on the board, from 1. */
  rank: number;
  winAmount: Money;
  /** Masked account name. */
  account: string;
  /** Name of the game in the asked language. */
  gameName: string;
  /** The game. */
  nodeId: number;
  /** Code of the vendor. */
  vassalage: string;
  gameType: GameType;
  /** Address of the small picture, or null. */
  smallIcon: string | null;
  winTime: Timestamp;
};
export type RankItem = {
  vo: Winner;
};
export type RankArray = RankItem[];
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
export type AnnouncementGroups = {
  /** Pictures of all banner strips. */
  banners: Banner[];
  /** Notices of the marquee and the notice list. */
  player: Announcement[];
  /** Texts that open by themselves. */
  popup: Announcement[];
  /** Promotion texts. */
  promotion: Announcement[];
};
