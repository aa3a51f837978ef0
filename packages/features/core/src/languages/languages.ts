/** A language of the interface. */
export interface Language {
  /** BCP 47 tag, used inside the project. */
  tag: string;
  /** Code that the gateway and the merchant document use. */
  code: string;
  /** Name in the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
}

/** Names that differ from those of the browser. */
const NAMES: Readonly<Record<string, string>> = {
  id: 'Bahasa Indonesia',
  ms: 'Bahasa Melayu',
  fil: 'Tagalog',
  'ur-Latn': 'Roman Urdu',
};

function nameOf(tag: string): string {
  const name = NAMES[tag] ?? new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

const row = (tag: string, code: string): Language => ({
  tag,
  code,
  get name() {
    return nameOf(tag);
  },
  direction: ['ar', 'fa', 'ur'].includes(tag) ? 'rtl' : 'ltr',
});

/** Every language of the product (I18N-01). */
export const LANGUAGES: readonly Language[] = [
  row('zh-Hans', 'CN'),
  row('zh-Hant', 'TW'),
  row('en', 'EN'),
  row('ja', 'JP'),
  row('th', 'TH'),
  row('vi', 'VN'),
  row('my', 'MM'),
  row('es', 'ES'),
  row('hi', 'HI'),
  row('id', 'ID'),
  row('km', 'KH'),
  row('ko', 'KR'),
  row('ms', 'MY'),
  row('pt', 'PT'),
  row('pt-BR', 'BR'),
  row('ta', 'TA'),
  row('fil', 'TY'),
  row('ur', 'UR'),
  row('ur-Latn', 'RU_UR'),
  row('tr', 'TR'),
  row('bn', 'BN'),
  row('ar', 'AR'),
  row('fa', 'FA'),
  row('ru', 'RU'),
  row('kk', 'KZ'),
  row('uz', 'UZ'),
  row('lo', 'LA'),
  row('ne', 'NP'),
  row('fr', 'FR'),
];

/** Finds a language by its tag or by its gateway code, whatever the case. */
export function findLanguage(text: string | null | undefined): Language | null {
  const wanted = text?.toLowerCase();
  if (wanted === undefined) return null;
  const byTag = LANGUAGES.find(({ tag }) => tag.toLowerCase() === wanted);
  return byTag ?? LANGUAGES.find(({ code }) => code.toLowerCase() === wanted) ?? null;
}
