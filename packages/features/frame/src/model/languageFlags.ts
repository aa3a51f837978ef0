/** Country (ISO 3166) of a language's flag, if its tag has no region. A flag is only decoration beside the name. */
const FLAGS: Readonly<Record<string, string>> = {
  'zh-Hans': 'CN',
  'zh-Hant': 'TW',
  en: 'GB',
  ja: 'JP',
  vi: 'VN',
  my: 'MM',
  hi: 'IN',
  km: 'KH',
  ko: 'KR',
  ms: 'MY',
  ta: 'IN',
  fil: 'PH',
  ur: 'PK',
  'ur-Latn': 'PK',
  bn: 'BD',
  ar: 'SA',
  fa: 'IR',
  kk: 'KZ',
  lo: 'LA',
  ne: 'NP',
};

/** The flag of a language: its own country's, or that of the region in its tag. */
export function flagOf(tag: string): string {
  const region = /-([A-Z]{2})$/.exec(tag)?.[1];
  return region ?? FLAGS[tag] ?? tag.slice(0, 2).toUpperCase();
}
