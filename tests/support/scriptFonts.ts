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

type Ranges = readonly (readonly [first: number, last: number])[];

/** Scripts without a font in the packaged browser: the package that has one, and the code points. */
const SCRIPTS: Readonly<Record<string, Ranges>> = {
  // The apostrophes of Uzbek, which are letters.
  'noto-sans': [[0x02bb, 0x02bc]],
  'noto-sans-thai': [[0x0e00, 0x0e7f]],
  'noto-sans-lao': [[0x0e80, 0x0eff]],
  'noto-sans-khmer': [
    [0x1780, 0x17ff],
    [0x19e0, 0x19ff],
  ],
  'noto-sans-myanmar': [[0x1000, 0x109f]],
  'noto-sans-devanagari': [[0x0900, 0x097f]],
  'noto-sans-bengali': [[0x0980, 0x09ff]],
  'noto-sans-tamil': [[0x0b80, 0x0bff]],
  'noto-sans-arabic': [
    [0x0600, 0x06ff],
    [0xfb50, 0xfdff],
    [0xfe70, 0xfefc],
  ],
  // Without Han, which is taken from the Chinese font in every language: each has its own.
  'noto-sans-jp': [[0x3040, 0x30ff]],
  'noto-sans-kr': [
    [0x1100, 0x11ff],
    [0x3130, 0x318f],
    [0xac00, 0xd7a3],
  ],
  'noto-sans-sc': [
    [0x3000, 0x303f],
    [0x4e00, 0x9fff],
    [0xff00, 0xffef],
  ],
  'noto-nastaliq-urdu': [[0x0600, 0x06ff]],
};

const manifestOf = (name: string): string =>
  require.resolve(`@fontsource-variable/${name}/package.json`);

const charactersOf = (ranges: Ranges): string =>
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
  <match target="scan">
    <test name="family" compare="contains"><string>Nastaliq</string></test>
    <edit name="lang" mode="assign"><langset><string>ur</string></langset></edit>
  </match>
  <cachedir>${cache}</cachedir>
</fontconfig>
`;

/** Folder of the fonts and of the Fontconfig settings. */
export const FONT_FOLDER = resolve('.cache', 'pictures', 'fonts');

/**
 * Converts the fonts of further scripts from their npm packages, once for each version and choice of characters, and
 * adds them to the fonts of the browser.
 */
export async function prepareFonts(packagedFonts: string): Promise<void> {
  const folders = [join(packagedFonts, 'fonts')];
  for (const [script, ranges] of Object.entries(SCRIPTS)) {
    const manifest = manifestOf(script);
    const home = dirname(manifest);
    const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<
      'name' | 'version',
      string
    >;
    const characters = charactersOf(ranges);
    const key = [name.replace(/^.*\//, ''), version, String(characters.length)].join('-');
    const folder = join(FONT_FOLDER, key);
    folders.push(folder);
    if (existsSync(folder)) continue;
    const draft = `${folder}.${process.pid}`;
    mkdirSync(draft, { recursive: true });
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
