import type { LanguageOption } from './LanguageSelect';

const english = new Intl.DisplayNames(['en'], { type: 'language' });

const row = (tag: string, name: string, flag: string): LanguageOption => ({
  tag,
  name,
  flag,
  keywords: english.of(tag),
});

export const SITE_LANGUAGES: readonly LanguageOption[] = [
  row('en', 'English', 'GB'),
  row('zh-Hans', '简体中文', 'CN'),
  row('zh-Hant', '繁體中文', 'TW'),
  row('ja', '日本語', 'JP'),
  row('th', 'ไทย', 'TH'),
  row('vi', 'Tiếng Việt', 'VN'),
  row('my', 'မြန်မာ', 'MM'),
  row('es', 'Español', 'ES'),
  row('hi', 'हिन्दी', 'IN'),
  row('id', 'Bahasa Indonesia', 'ID'),
  row('km', 'ខ្មែរ', 'KH'),
  row('ko', '한국어', 'KR'),
  row('ms', 'Bahasa Melayu', 'MY'),
  row('pt', 'Português', 'PT'),
  row('pt-BR', 'Português (Brasil)', 'BR'),
  row('ta', 'தமிழ்', 'IN'),
  row('fil', 'Tagalog', 'PH'),
  row('ur', 'اردو', 'PK'),
  row('ur-Latn', 'Roman Urdu', 'PK'),
  row('tr', 'Türkçe', 'TR'),
  row('bn', 'বাংলা', 'BD'),
  row('ar', 'العربية', 'SA'),
  row('fa', 'فارسی', 'IR'),
  row('ru', 'Русский', 'RU'),
  row('kk', 'Қазақша', 'KZ'),
  row('uz', 'Oʻzbekcha', 'UZ'),
  row('lo', 'ລາວ', 'LA'),
  row('ne', 'नेपाली', 'NP'),
  row('fr', 'Français', 'FR'),
];

export const FEW_LANGUAGES: readonly LanguageOption[] = SITE_LANGUAGES.slice(0, 3);
