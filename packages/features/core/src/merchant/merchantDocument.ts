/** A range of text lengths, in characters. */
export interface LengthRange {
  min: number;
  max: number;
}

export type JackpotSetting =
  | { source: 'simulated' }
  /** `url` is a path of the gateway, or the address of another server. */
  | { source: 'feed'; url: string };

/** Colours of a theme, as `#rrggbb`. */
export interface MerchantColors {
  brandColor?: string;
  accentColor?: string;
  surfaceTint?: string;
}

/** Brand values of the merchant, from which `defineBrand` makes the themes. */
export interface MerchantTheme extends MerchantColors {
  name: string;
  dark?: MerchantColors;
  light?: MerchantColors;
  textOnBrand?: 'auto' | 'dark' | 'light';
  repair?: { brandColor?: 'shift' | 'ground'; accentColor?: 'shift' | 'ground' };
  glow?: 'none' | 'soft' | 'strong';
  density?: 'compact' | 'regular' | 'roomy';
  radius?: number | { control?: number; card?: number; panel?: number };
  pictureStyle?: 'plain' | 'framed' | 'soft';
  displayFont?: string;
  textFont?: string;
  logo?: string;
}

/** A merchant's project at the outside sign-in service; both values are public. */
export interface LoginServiceProject {
  apiKey: string;
  /** Host of the service's pop-up page, without scheme. */
  authDomain: string;
}

/** One provider of third-party sign-in (LOGIN-15). */
export interface SocialProviderSetting extends LoginServiceProject {
  /** Names the provider at the gateway. */
  provider: string;
  /** Text of its button. */
  label: string;
  service: 'firebase';
  /** Names the provider at the service. */
  providerId: string;
}

export interface BotCheckSetting {
  provider: 'frame';
  /** Page on another origin that proves that the visitor is a person; https. */
  url: string;
}

/** The run-time document of a merchant, `/merchant.json` (WL-02). */
export interface MerchantDocument {
  platform: 'WEB';
  merchantCode: string;
  /** Scheme and host of the gateway; empty for the site's own origin. */
  gatewayUrl: string;
  lotteryType: string;
  /** Help page for when the site can't start; the server writes it into the HTML. Empty for none. */
  supportUrl: string;
  /** Gateway code of the default language. */
  defaultLang: string;
  /** Gateway codes of the languages on offer. */
  supportLanguages: string[];
  /** Game types whose game centre opens on a vendor by the query `vassalage`. */
  gameListCenter: string[];
  esportGames: string[];
  cockfightGames: string[];
  prizeModes: string[];
  agentTypes: number[];
  trialTypes: number[];
  extraGameTypes: string[];
  /** Vendor whose pictures BTI has in Tagalog, by its code; empty where it keeps its own (LOB-06). */
  partnerVendor: string;
  theme: MerchantTheme;
  jackpot: JackpotSetting;
  footerAverages: { depositMinutes: number; withdrawMinutes: number };
  feedbackLength: LengthRange;
  phoneLengths: Record<string, LengthRange>;
  /** Age that a player must have reached, in years. */
  age: number;
  /** What the footer says about the licence, and where it can be checked; null for nothing (R24). */
  licence: { text: string; url: string } | null;
  /** Service that sends phone codes instead of the gateway; null for the gateway. */
  phoneAuth: ({ provider: 'firebase' } & LoginServiceProject) | null;
  socialProviders: SocialProviderSetting[];
  botCheck: BotCheckSetting | null;
  sideBar: string[];
  /** Allowed hosts of chats, besides the gateway's. */
  chatHosts: string[];
  /** Hosts that links may lead to without confirmation, besides the usual ones of each type of resource. */
  linkHosts: string[];
  withdrawConfirmMinutes: number;
}
