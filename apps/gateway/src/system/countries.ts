import { LANGUAGE_TAGS, toGatewayLanguage } from '../platform/languages';

const ROWS =
  'SG 65,ID 62,MY 60,TH 66,VN 84,PH 63,KH 855,LA 856,MM 95,BN 673,CN 86,HK 852,TW 886,MO 853,' +
  'JP 81,KR 82,IN 91,BD 880,PK 92,LK 94,NP 977,KZ 7,UZ 998,TR 90,AE 971,SA 966,IR 98,EG 20,' +
  'ES 34,PT 351,FR 33,DE 49,GB 44,IE 353,BR 55,MX 52,AR 54,CL 56,CO 57,PE 51,US 1,CA 1,AU 61,' +
  'NZ 64,RU 7';

/** Countries whose numbers the demo serves, with their dialing codes. */
export const COUNTRIES = ROWS.split(',').map((row) => {
  const [countryCode = '', countryDialingCode = ''] = row.split(' ');
  return { countryCode, countryDialingCode };
});

/** Names of countries in a language. `Intl` would write those of Roman Urdu in Arabic letters. */
function namesIn(language: string): Intl.DisplayNames {
  const tag = LANGUAGE_TAGS[toGatewayLanguage(language)];
  return new Intl.DisplayNames([tag === 'ur-Latn' ? 'hi-Latn' : tag], { type: 'region' });
}

/** The name of a country by ISO 3166 in a language; its code where that has none. */
export const countryName = (code: string, language: string): string =>
  namesIn(language).of(code) ?? code;

/** The same with their names in a language. */
export function countriesIn(language: string) {
  const names = namesIn(language);
  return COUNTRIES.map((country) => ({
    ...country,
    countryName: names.of(country.countryCode) ?? country.countryCode,
  }));
}
