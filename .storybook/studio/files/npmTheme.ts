import { type Brand, brandCss, designTokens } from '@parlour/design-system/theme';
import { createTarGzip } from 'nanotar';
import { version } from '../../../packages/design-system/package.json';
import { hash } from '../../hash';
import { toJson } from './toJson';

/** One file of a package, by its name inside of it. */
export interface PackageFile {
  name: string;
  data: string;
}

const DESIGN_SYSTEM = '@parlour/design-system';
/** The time that npm writes for every file, so that the same brand makes the same bytes. */
const PACKED_AT = Date.UTC(1985, 9, 26, 8, 15);

const MOST_LETTERS = 48;

/** Latin letters that have their mark inside, so that Unicode does not take it off. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  ß: 'ss',
  þ: 'th',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  œ: 'oe',
};

/**
 * Name of the package, in the letters that npm takes. A name in another script gets a number made of it, so that two of them
 * can be installed beside each other.
 */
export function themePackageName({ name }: Brand): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[\p{Mark}'’ʼ]/gu, '')
    .toLowerCase()
    .replaceAll(/[æðøßþđıłœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
  const words = plain.match(/[a-z\d]+/g) ?? [];
  const isOtherScript = /\p{Letter}/u.test(plain) && !/[a-z]/.test(plain);
  const text =
    words.length === 0 || isOtherScript ? `brand-${hash(name).toString(36)}` : words.join('-');
  return `${text.slice(0, MOST_LETTERS).replace(/-$/, '')}-theme`;
}

/** The brand's rules with a higher specificity than the default ones, so that they win in any order of sheets. */
const themeCss = (brand: Brand): string =>
  brandCss(brand)
    .replaceAll(':root', ':root:root')
    .replaceAll(/(\[data-scheme='\w+'\])\{/g, '$1[data-scheme]{')
    .replaceAll('}', '}\n');

const readme = (name: string, brand: Brand): string => `# ${name}

The theme of ${brand.name} for ${DESIGN_SYSTEM}, made in its theme studio.
In React: \`import { brand } from '${name}'\`, then \`<ThemeProvider brand={brand}>\`. Rendered by a server: \`import '${name}/theme.css'\` as well.
\`tokens.json\` has all tokens for design tools, with the values to go on from in the studio.
`;

/** The files of a package that has a brand ready to use. */
export function npmThemeFiles(brand: Brand): PackageFile[] {
  const name = themePackageName(brand);
  const manifest = {
    name,
    version: '1.0.0',
    description: `The theme of ${brand.name} for ${DESIGN_SYSTEM}`,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './theme.css': './theme.css',
      './tokens.json': './tokens.json',
      './package.json': './package.json',
    },
    peerDependencies: { [DESIGN_SYSTEM]: `>=${version}` },
  };
  return [
    { name: 'package.json', data: toJson(manifest) },
    { name: 'index.js', data: `export const brand = ${toJson(brand).trimEnd()};\n` },
    {
      name: 'index.d.ts',
      data: `import type { Brand } from '${DESIGN_SYSTEM}/theme';\n\n/** For \`ThemeProvider\`. */\nexport declare const brand: Brand;\n`,
    },
    { name: 'theme.css', data: themeCss(brand) },
    { name: 'tokens.json', data: toJson(designTokens(brand)) },
    { name: 'README.md', data: readme(name, brand) },
  ];
}

/** The package as a `.tgz` that npm, pnpm and yarn install from a file. */
export async function npmTheme(brand: Brand): Promise<Uint8Array<ArrayBuffer>> {
  const files = npmThemeFiles(brand).map(({ name, data }) => ({ name: `package/${name}`, data }));
  const packed = await createTarGzip(files, {
    attrs: { mtime: PACKED_AT, mode: '644', uid: 0, gid: 0 },
  });
  return new Uint8Array(packed);
}
