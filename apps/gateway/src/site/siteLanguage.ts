import { GATEWAY_LANGUAGES, type GatewayLanguage, LANGUAGE_TAGS } from '../platform/languages';

/** What a merchant offers, as codes of the gateway. */
interface Offer {
  defaultLang: string;
  supportLanguages: readonly string[];
}

/** More than a browser names, and few enough to be matched at each request. */
const MAX_WANTED = 16;

/** The languages of an `Accept-Language` header, the most wanted first (RFC 9110, 12.5.4). */
export const wantedIn = (header: string): string[] =>
  header
    .split(',', MAX_WANTED)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((each) => each.trim());
      const weight = parameters.find((each) => each.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);

/** The names that a tag of a browser may have here, the closest first: `zh-TW` is `zh-Hant`, `tl` is `fil`. */
function namesOf(tag: string): string[] {
  try {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    return [tag, `${language}-${String(script)}`, `${language}-${String(region)}`, language];
  } catch {
    // What is no tag matches nothing.
    return [];
  }
}

/** The language of a document: the one that the address names, else the browser's first on offer, else the default. */
export function documentLanguage(
  wanted: readonly string[],
  { defaultLang, supportLanguages }: Offer,
): string {
  const offered = GATEWAY_LANGUAGES.filter((code) => supportLanguages.includes(code));
  const isCalled = (name: string) => (code: GatewayLanguage) =>
    LANGUAGE_TAGS[code].toLowerCase() === name.toLowerCase();
  for (const name of wanted.flatMap(namesOf)) {
    const found = offered.find(isCalled(name));
    if (found !== undefined) return found;
  }
  return defaultLang;
}
