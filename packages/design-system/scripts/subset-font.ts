// Writes the display font: Latin letters, digits and currency signs in one weight, nothing else.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const BASIC = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const EUROPEAN = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ';
const SIGNS = '–—‘’“”…·•×€£¥©';

const source = createRequire(import.meta.url).resolve(
  '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
);
const font = await subsetFont(readFileSync(source), BASIC + EUROPEAN + SIGNS, {
  targetFormat: 'woff2',
});
const target = new URL('../src/theme/fonts/parlour-display.woff2', import.meta.url);
writeFileSync(target, font);
console.log(`${String(font.byteLength)} bytes`);
