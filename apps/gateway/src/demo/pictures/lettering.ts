import { tone } from './colour';
import { type SetText, setText } from './font';
import type { Scheme } from './kit';
import { group, path } from './shapes';

/** How a vendor sets its titles. */
interface Style {
  face: 'metal' | 'cream' | 'accent' | 'body';
  outline: 'ground' | 'body' | 'accent';
  /** Depth of the extrusion below the letters. */
  depth: number;
  /** Turn of the whole title, in degrees. */
  tilt: number;
  caps: boolean;
  /** Size of the first of two lines relative to the second. */
  first: number;
}

const STYLES: readonly [Style, ...Style[]] = [
  { face: 'metal', outline: 'ground', depth: 6, tilt: 0, caps: false, first: 0.8 },
  { face: 'cream', outline: 'body', depth: 7, tilt: -4, caps: false, first: 1 },
  { face: 'metal', outline: 'accent', depth: 8, tilt: 0, caps: true, first: 0.62 },
  { face: 'accent', outline: 'ground', depth: 5, tilt: 0, caps: false, first: 1 },
  { face: 'cream', outline: 'accent', depth: 9, tilt: 3, caps: true, first: 0.9 },
  { face: 'body', outline: 'ground', depth: 6, tilt: -3, caps: false, first: 0.75 },
  { face: 'metal', outline: 'body', depth: 5, tilt: 0, caps: true, first: 1 },
];

interface Line extends SetText {
  scale: number;
  baseline: number;
}

function breakLines(title: string): string[] {
  const words = title.split(' ');
  if (words.length < 2 || title.length < 9) return [title];
  let best = 1;
  const uneven = (at: number) =>
    Math.abs(words.slice(0, at).join(' ').length - words.slice(at).join(' ').length);
  for (let at = 2; at < words.length; at += 1) if (uneven(at) < uneven(best)) best = at;
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')];
}

function fitLines(title: string, style: Style, width: number, height: number): Line[] {
  const texts = breakLines(style.caps ? title.toUpperCase() : title);
  const set = texts.map((text) => setText(text, 100));
  const share = texts.length === 1 ? [1] : [style.first / (1 + style.first), 1 / (1 + style.first)];
  const scales = set.map((text, index) =>
    Math.min(
      width / text.width,
      ((height - 8) * (share[index] ?? 1)) / Math.max(66, text.height * 0.92),
    ),
  );
  let top = 0;
  const lines = set.map((text, index) => {
    const scale = scales[index] ?? 1;
    const baseline = top - text.y * scale;
    top += text.height * scale + 7;
    return { ...text, scale, baseline };
  });
  const lift = (height - top) / 2;
  return lines.map((text) => ({ ...text, baseline: text.baseline + lift }));
}

function faceStops(style: Style, scheme: Scheme): string {
  const hue = style.face === 'cream' ? scheme.metal : scheme[style.face];
  const lights =
    style.face === 'cream'
      ? [1, 0.97, 0.84]
      : style.face === 'metal'
        ? [0.98, 0.86, 0.7, 0.9]
        : [0.97, 0.86, 0.72];
  return lights
    .map(
      (light, index) =>
        `<stop offset="${index / (lights.length - 1)}" stop-color="${tone(hue, light)}"/>`,
    )
    .join('');
}

/** Draws a title as a logo in a box; the style number picks the vendor's style. */
export function drawTitle(
  title: string,
  style: number,
  scheme: Scheme,
  area: { x: number; y: number; width: number; height: number },
): string {
  const look = STYLES[style % STYLES.length] ?? STYLES[0];
  const lines = fitLines(title, look, area.width, area.height);
  const dark = tone(scheme[look.outline], look.outline === 'ground' ? 0.2 : 0.3);
  const deep = tone(scheme[look.outline], 0.14);
  const letters = (fill: string, width = 0): string =>
    lines
      .map((text) => {
        const left = area.width / 2 - (text.x + text.width / 2) * text.scale;
        const place = `translate(${left.toFixed(1)} ${text.baseline.toFixed(1)}) scale(${text.scale.toFixed(3)})`;
        const edge = `stroke="${fill}" stroke-width="${(width / text.scale).toFixed(1)}" stroke-linejoin="round"`;
        return group(place, path(text.d, fill, width > 0 ? edge : ''));
      })
      .join('');
  // Only three strokes: they take most of a picture's time.
  const content =
    group(`translate(0 ${look.depth})`, letters(deep, 11)) +
    letters(dark, 9) +
    group('translate(0 -1)', letters(tone(scheme.metal, 0.97), 3)) +
    letters('url(#kt)');
  return (
    `<defs><linearGradient id="kt" x1="0" y1="0" x2="0" y2="1">${faceStops(look, scheme)}</linearGradient></defs>` +
    group(
      `translate(${area.x} ${area.y}) rotate(${look.tilt} ${area.width / 2} ${area.height / 2})`,
      content,
    )
  );
}
