import { brandCss, defineBrand } from '@parlour/design-system/theme';
import { parseTarGzip } from 'nanotar';
import { describe, expect, it } from 'vitest';
import { npmTheme, npmThemeFiles, themePackageName } from './npmTheme';

const brand = defineBrand({ name: 'Lagoon Bay', brandColor: '#2f6fde', radius: 20, glow: 'soft' });

describe('[RV-07] the npm theme', () => {
  it.each([
    ['Lagoon Bay', 'lagoon-bay-theme'],
    ['Café № 7', 'cafe-no-7-theme'],
    ["O'Hara’s Lounge", 'oharas-lounge-theme'],
    ['Đà Lạt Straße', 'da-lat-strasse-theme'],
    ['888', '888-theme'],
    [`${'a'.repeat(47)} ${'b'.repeat(16)}`, `${'a'.repeat(47)}-theme`],
  ])('of %s is called %s', (name, expected) => {
    expect(themePackageName(defineBrand({ name }))).toBe(expected);
  });

  it.each([
    ['نادي البحيرة 7', 'نادي الصحراء 7'],
    ['金魚', '金龍'],
    ['🎲', '🎰'],
  ])('of %s has a name that npm takes, other than that of %s', (name, other) => {
    const [one, two] = [name, other].map((text) => themePackageName(defineBrand({ name: text })));
    expect(one).toMatch(/^brand-[a-z\d]+-theme$/);
    expect(one).not.toBe(two);
  });

  it('is an archive that package managers read', async () => {
    const files = await parseTarGzip(await npmTheme(brand));
    expect(files.map(({ name }) => name).sort()).toEqual([
      'package/README.md',
      'package/index.d.ts',
      'package/index.js',
      'package/package.json',
      'package/theme.css',
      'package/tokens.json',
    ]);
    const textOf = (name: string) => files.find((file) => file.name === `package/${name}`)?.text;
    const manifest = JSON.parse(textOf('package.json') ?? '') as Record<string, object>;
    expect(Object.keys(manifest['peerDependencies'] ?? {})).toEqual(['@parlour/design-system']);
    for (const file of JSON.stringify(manifest['exports']).match(/\.\/[\w.]+/g) ?? [])
      expect(files.map(({ name }) => name.replace('package', '.'))).toContain(
        file === './theme' ? './theme.css' : file,
      );
  });

  it('is the same bytes for the same brand', async () => {
    expect(await npmTheme(brand)).toEqual(await npmTheme(brand));
  });

  it('has the brand as it was made', async () => {
    const script = npmThemeFiles(brand).find(({ name }) => name === 'index.js')?.data ?? '';
    const url = `data:text/javascript,${encodeURIComponent(script)}`;
    expect(await import(/* @vite-ignore */ url)).toMatchObject({ brand });
  });

  it("has a sheet with the brand's rules, heavier than the default ones", () => {
    const css = npmThemeFiles(brand).find(({ name }) => name === 'theme.css')?.data ?? '';
    const declarations = (text: string) => text.match(/--pl-[^;]+;/g);
    expect(declarations(css)).toEqual(declarations(brandCss(brand)));
    expect(css.match(/[^{}\n]+(?=\{)/g)).toEqual([
      ':root:root',
      '@media (prefers-color-scheme: light)',
      ':root:root:not([data-scheme])',
      "[data-scheme='dark'][data-scheme]",
      "[data-scheme='light'][data-scheme]",
    ]);
  });
});
