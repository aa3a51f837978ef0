/** Tags of the languages by the codes that the gateway speaks of them: files of texts are named after the tags. */
export const LANGUAGE_TAGS = {
  CN: 'zh-Hans',
  TW: 'zh-Hant',
  EN: 'en',
  JP: 'ja',
  TH: 'th',
  VN: 'vi',
  MM: 'my',
  ES: 'es',
  HI: 'hi',
  ID: 'id',
  KH: 'km',
  KR: 'ko',
  MY: 'ms',
  PT: 'pt',
  BR: 'pt-BR',
  TA: 'ta',
  TY: 'fil',
  UR: 'ur',
  RU_UR: 'ur-Latn',
  TR: 'tr',
  BN: 'bn',
  AR: 'ar',
  FA: 'fa',
  RU: 'ru',
  KZ: 'kk',
  UZ: 'uz',
  LA: 'lo',
  NP: 'ne',
  FR: 'fr',
} as const;
export type GatewayLanguage = keyof typeof LANGUAGE_TAGS;

/** Language codes as the gateway speaks them. */
export const GATEWAY_LANGUAGES = Object.keys(LANGUAGE_TAGS) as GatewayLanguage[];

const RIGHT_TO_LEFT: readonly string[] = ['AR', 'FA', 'UR'] satisfies GatewayLanguage[];

/** The direction that a language is read in. */
export const directionOf = (language: string): 'rtl' | 'ltr' =>
  RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';

/** Takes the language a caller named; anything unknown is English. */
export function toGatewayLanguage(code: string | null | undefined): GatewayLanguage {
  const wanted = (code ?? '').toUpperCase().replace('-', '_');
  return GATEWAY_LANGUAGES.find((known) => known === wanted) ?? 'EN';
}
