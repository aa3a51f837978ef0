/** A language of the interface. */
export interface Language {
  /** BCP 47 tag, used inside the project. */
  tag: string;
  /** Code that the gateway and the merchant document use. */
  code: string;
  /** The language's name in itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Country whose flag stands for it in the selector, ISO 3166. */
  flag: string;
}

const row = (tag: string, code: string, name: string, flag: string): Language => ({
  tag,
  code,
  name,
  direction: ['ar', 'fa', 'ur'].includes(tag) ? 'rtl' : 'ltr',
  flag,
});

/** Every language of the product (I18N-01). */
export const LANGUAGES: readonly Language[] = [
  row('zh-Hans', 'CN', '简体中文', 'CN'),
  row('zh-Hant', 'TW', '繁體中文', 'TW'),
  row('en', 'EN', 'English', 'GB'),
  row('ja', 'JP', '日本語', 'JP'),
  row('th', 'TH', 'ไทย', 'TH'),
  row('vi', 'VN', 'Tiếng Việt', 'VN'),
  row('my', 'MM', 'မြန်မာ', 'MM'),
  row('es', 'ES', 'Español', 'ES'),
  row('hi', 'HI', 'हिन्दी', 'IN'),
  row('id', 'ID', 'Bahasa Indonesia', 'ID'),
  row('km', 'KH', 'ខ្មែរ', 'KH'),
  row('ko', 'KR', '한국어', 'KR'),
  row('ms', 'MY', 'Bahasa Melayu', 'MY'),
  row('pt', 'PT', 'Português', 'PT'),
  row('pt-BR', 'BR', 'Português (Brasil)', 'BR'),
  row('ta', 'TA', 'தமிழ்', 'IN'),
  row('fil', 'TY', 'Tagalog', 'PH'),
  row('ur', 'UR', 'اردو', 'PK'),
  row('ur-Latn', 'RU_UR', 'Roman Urdu', 'PK'),
  row('tr', 'TR', 'Türkçe', 'TR'),
  row('bn', 'BN', 'বাংলা', 'BD'),
  row('ar', 'AR', 'العربية', 'SA'),
  row('fa', 'FA', 'فارسی', 'IR'),
  row('ru', 'RU', 'Русский', 'RU'),
  row('kk', 'KZ', 'Қазақша', 'KZ'),
  row('uz', 'UZ', 'Oʻzbekcha', 'UZ'),
  row('lo', 'LA', 'ລາວ', 'LA'),
  row('ne', 'NP', 'नेपाली', 'NP'),
  row('fr', 'FR', 'Français', 'FR'),
];

/** Finds a language by its tag or by its gateway code, whatever the case. */
export function findLanguage(text: string | null | undefined): Language | null {
  const wanted = text?.toLowerCase();
  if (wanted === undefined) return null;
  const byTag = LANGUAGES.find(({ tag }) => tag.toLowerCase() === wanted);
  return byTag ?? LANGUAGES.find(({ code }) => code.toLowerCase() === wanted) ?? null;
}
