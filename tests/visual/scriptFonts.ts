import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Scripts without a font in the packaged browser: the manifest of a package that has one, and the code points. */
const SCRIPTS: readonly (readonly [string, readonly (readonly [number, number])[]])[] = [
  [require.resolve('@fontsource-variable/noto-sans-thai/package.json'), [[0x0e00, 0x0e7f]]],
  [
    require.resolve('@fontsource-variable/noto-sans-arabic/package.json'),
    [
      [0x0600, 0x06ff],
      [0xfb50, 0xfdff],
      [0xfe70, 0xfefc],
    ],
  ],
  [
    require.resolve('@fontsource-variable/noto-sans-sc/package.json'),
    [
      [0x3000, 0x303f],
      [0x4e00, 0x9fff],
      [0xff00, 0xffef],
    ],
  ],
];

const charactersOf = (ranges: readonly (readonly [number, number])[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('');

// Fontconfig can't read WOFF2, and shows a variable font only at its default weight.
async function writeFont(source: string, target: string, characters: string): Promise<void> {
  const font = await subsetFont(readFileSync(source), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
  });
  writeFileSync(target, font);
}

const settings = (folders: readonly string[], cache: string): string =>
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${cache}</cachedir>
</fontconfig>
`;

/** Folder of the fonts and the Fontconfig settings of the pictures. */
export const FONT_FOLDER = resolve('.cache', 'pictures', 'fonts');

/**
 * Converts the fonts for Thai, Arabic and Chinese from their npm packages, once for each version, and adds them to the
 * fonts of the browser.
 */
export async function prepareFonts(packagedFonts: string): Promise<void> {
  const folders = [join(packagedFonts, 'fonts')];
  for (const [manifest, ranges] of SCRIPTS) {
    const home = dirname(manifest);
    const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<
      'name' | 'version',
      string
    >;
    const folder = join(FONT_FOLDER, `${name.replace(/^.*\//, '')}-${version}`);
    folders.push(folder);
    if (existsSync(folder)) continue;
    const draft = `${folder}.${process.pid}`;
    mkdirSync(draft, { recursive: true });
    const characters = charactersOf(ranges);
    const files = readdirSync(join(home, 'files')).filter((file) =>
      /-wght-normal\.woff2$/.test(file),
    );
    for (const file of files)
      await writeFont(
        join(home, 'files', file),
        join(draft, file.replace(/woff2$/, 'ttf')),
        characters,
      );
    renameSync(draft, folder);
  }
  // Called by every process of a run: a file that a browser may be reading is not written again.
  const file = join(FONT_FOLDER, 'fonts.conf');
  const text = settings(folders, join(FONT_FOLDER, 'cache'));
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
