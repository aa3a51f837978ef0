/** A range of text lengths, in characters. */
export interface LengthRange {
  min: number;
  max: number;
}

export type JackpotSetting =
  | { source: 'simulated' }
  /** `url` is a path of the gateway, or the address of another server. */
  | { source: 'feed'; url: string };

/** Brand values of the merchant; `defineBrand` makes the themes of them. */
export interface MerchantTheme {
  name: string;
  brandColor?: string;
  accentColor?: string;
  radius?: number;
  displayFont?: string;
  logo?: string;
}

/** The run-time document of a merchant, `/merchant.json` (WL-02). */
export interface MerchantDocument {
  platform: 'WEB';
  merchantCode: string;
  /** Scheme and host of the gateway; empty for the site's own origin. */
  gatewayUrl: string;
  lotteryType: string;
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
  theme: MerchantTheme;
  jackpot: JackpotSetting;
  footerAverages: { depositMinutes: number; withdrawMinutes: number };
  feedbackLength: LengthRange;
  phoneLengths: Record<string, LengthRange>;
  /** Age that a player must have reached, in years. */
  age: number;
  phoneAuth: { provider: string } | null;
  socialProviders: string[];
  botCheck: { provider: string } | null;
  sideBar: string[];
  withdrawConfirmMinutes: number;
}
