/** From the most specific to the least: most browsers also name those they derive from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof BROWSERS, text: string): string | undefined =>
  names.find(([mark]) => mark.test(text))?.[1];

/** Browser and operating system of a `User-Agent`, such as 'Firefox on Linux'; null if it names neither. */
export function deviceOf(userAgent: string | undefined): string | null {
  const text = userAgent ?? '';
  const named = [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)].filter((one) => one !== undefined);
  return named.length === 0 ? null : named.join(' on ');
}
