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

const row = (tag: string, code: string, name: string): Language => ({
  tag,
  code,
  name,
  direction: ['ar', 'fa', 'ur'].includes(tag) ? 'rtl' : 'ltr',
});

/** Every language of the product (I18N-01). The names stand here, as not every browser knows all of them. */
export const LANGUAGES: readonly Language[] = [
  row('zh-Hans', 'CN', '简体中文'),
  row('zh-Hant', 'TW', '繁體中文'),
  row('en', 'EN', 'English'),
  row('ja', 'JP', '日本語'),
  row('th', 'TH', 'ไทย'),
  row('vi', 'VN', 'Tiếng Việt'),
  row('my', 'MM', 'မြန်မာ'),
  row('es', 'ES', 'Español'),
  row('hi', 'HI', 'हिन्दी'),
  row('id', 'ID', 'Bahasa Indonesia'),
  row('km', 'KH', 'ខ្មែរ'),
  row('ko', 'KR', '한국어'),
  row('ms', 'MY', 'Bahasa Melayu'),
  row('pt', 'PT', 'Português'),
  row('pt-BR', 'BR', 'Português (Brasil)'),
  row('ta', 'TA', 'தமிழ்'),
  row('fil', 'TY', 'Tagalog'),
  row('ur', 'UR', 'اردو'),
  row('ur-Latn', 'RU_UR', 'Roman Urdu'),
  row('tr', 'TR', 'Türkçe'),
  row('bn', 'BN', 'বাংলা'),
  row('ar', 'AR', 'العربية'),
  row('fa', 'FA', 'فارسی'),
  row('ru', 'RU', 'Русский'),
  row('kk', 'KZ', 'Қазақша'),
  row('uz', 'UZ', 'Oʻzbekcha'),
  row('lo', 'LA', 'ລາວ'),
  row('ne', 'NP', 'नेपाली'),
  row('fr', 'FR', 'Français'),
];

/** Finds a language by its tag or by its gateway code, whatever the case. */
export function findLanguage(text: string | null | undefined): Language | null {
  const wanted = text?.toLowerCase();
  if (wanted === undefined) return null;
  const byTag = LANGUAGES.find(({ tag }) => tag.toLowerCase() === wanted);
  return byTag ?? LANGUAGES.find(({ code }) => code.toLowerCase() === wanted) ?? null;
}
