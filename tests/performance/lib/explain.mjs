import { SourceMap } from 'node:module';
import { gzipSync } from 'node:zlib';
import { table } from './table.mjs';

const GLUE = 'bundler';
const PAGE = 'its own code';

/** The npm package or workspace folder of a source; everything else is the page itself. */
function groupOf(source) {
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  if (inPackage !== undefined) return inPackage;
  return /\/packages\/(.+)\/[^/]+$/.exec(source)?.[1] ?? PAGE;
}

/** Pieces of a built script in order, each with its source. */
function piecesOf({ code, map }) {
  const source = new SourceMap(map);
  const pieces = [];
  for (const [line, text] of code.split('\n').entries()) {
    let at = 0;
    while (at < text.length) {
      const entry = source.findEntry(line, at);
      // The text up to the next mapping belongs to the same source.
      let end = at + 1;
      while (end < text.length && source.findEntry(line, end).generatedColumn <= at) end += 1;
      const { originalSource } = entry;
      pieces.push([originalSource, text.slice(at, end)]);
      at = end;
    }
  }
  return pieces;
}

const gzip = (pieces) => gzipSync(pieces.map(([, text]) => text).join(''), { level: 9 }).length;

/**
 * What the sources selected by `isOwn`, and the CSS rules that `ownRules` matches, add to a built page: gzipped bytes
 * with them, minus those without.
 */
export function added(files, isOwn, ownRules) {
  const pieces = files.filter(({ map }) => map).flatMap(piecesOf);
  const others = pieces.filter(([source]) => source === undefined || !isOwn(source));
  const css = files
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .map(({ source }) => String(source))
    .join('');
  const sizeOf = (text) => gzipSync(text, { level: 9 }).length;
  return { js: gzip(pieces) - gzip(others), css: sizeOf(css) - sizeOf(css.replace(ownRules, '')) };
}

/** What each package adds to scripts that were built with source maps: gzipped bytes, largest first. */
export function explain(name, files) {
  const pieces = files
    .filter(({ map }) => map)
    .flatMap(piecesOf)
    .map(([source, text]) => [source === undefined ? GLUE : groupOf(source), text]);
  const all = gzip(pieces);
  const rows = [...new Set(pieces.map(([group]) => group))]
    .map((group) => {
      const own = pieces.filter(([other]) => other === group);
      const others = pieces.filter(([other]) => other !== group);
      return [group, own.reduce((sum, [, text]) => sum + text.length, 0), all - gzip(others)];
    })
    .sort((one, other) => other[2] - one[2])
    .map(([group, raw, gz]) => [group, raw.toLocaleString('en'), gz.toLocaleString('en')]);
  return table([`what weighs in ${name}`, 'minified', 'gz added'], rows);
}
