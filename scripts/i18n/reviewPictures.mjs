// Pictures of a review. Many groups of texts share one: as the source of an image, each would carry it again.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../lib/paths.mjs';

/** The class of an element that shows a picture, by the path of its file. */
export const classOf = (picture) => `picture-${basename(picture, '.png')}`;

function ruleOf(picture) {
  const file = readFileSync(join(root, picture));
  // Width and height stand in the header of a PNG file.
  const ratio = `${String(file.readUInt32BE(16))} / ${String(file.readUInt32BE(20))}`;
  const source = `data:image/png;base64,${file.toString('base64')}`;
  return `.${classOf(picture)} { aspect-ratio: ${ratio}; background-image: url(${source}); }`;
}

/** CSS rules that show these pictures. */
export const pictureRules = (pictures) =>
  [...new Set(pictures.filter(Boolean))].map(ruleOf).join('\n');
