import { parseHex } from '../tokens/contrast';
import { BrandError } from './brand';
import {
  type BrandValues,
  DENSITIES,
  GLOWS,
  LABELS_ON_BRAND,
  PICTURE_STYLES,
  REPAIR_WAYS,
  type SchemeValues,
} from './brandValues';

const COLORS = ['brandColor', 'accentColor', 'surfaceTint'] as const;

/** Largest radii in px. Those of cards and panels are what the largest one of controls makes of them. */
const MAX_CONTROL_RADIUS = 24;
const MAX_OTHER_RADIUS = 36;

type Name = keyof BrandValues;

function checkChoice(
  name: Name,
  given: string | undefined,
  choices: readonly string[],
  part?: string,
): void {
  if (given !== undefined && !choices.includes(given))
    throw new BrandError(name, `one of ${choices.join(', ')}`, part);
}

function checkColor(name: Name, text: string | undefined, part?: string): void {
  if (text !== undefined && (text.length !== 7 || parseHex(text) === null))
    throw new BrandError(name, `"${text}" is not a colour like #1fa381`, part);
}

function checkRadius(px: number | undefined, most: number, part?: string): void {
  if (px !== undefined && !(Number.isFinite(px) && px >= 0 && px <= most))
    throw new BrandError('radius', `a number of pixels from 0 to ${String(most)}`, part);
}

function checkFont(name: 'displayFont' | 'textFont', family: string | undefined): void {
  if (family !== undefined && !/^[\p{L}\d '-]{1,64}$/u.test(family))
    throw new BrandError(name, 'the plain name of one font family');
}

/** A misspelt name would be lost without a word. */
function checkParts(name: Name, given: object, known: readonly string[]): void {
  for (const part of Object.keys(given))
    if (!known.includes(part)) throw new BrandError(name, 'no such value', part);
}

function checkScheme(scheme: 'dark' | 'light', own: SchemeValues = {}): void {
  checkParts(scheme, own, COLORS);
  for (const color of COLORS) checkColor(scheme, own[color], color);
}

/** Throws a `BrandError` that names the first invalid value. */
export function checkBrand(values: BrandValues): void {
  if (values.name.trim() === '') throw new BrandError('name', 'a brand needs a name');
  for (const name of COLORS) checkColor(name, values[name]);
  checkScheme('dark', values.dark);
  checkScheme('light', values.light);
  const { radius, repair = {} } = values;
  if (typeof radius === 'object') {
    checkParts('radius', radius, ['control', 'card', 'panel']);
    checkRadius(radius.control, MAX_CONTROL_RADIUS, 'control');
    checkRadius(radius.card, MAX_OTHER_RADIUS, 'card');
    checkRadius(radius.panel, MAX_OTHER_RADIUS, 'panel');
  } else checkRadius(radius, MAX_CONTROL_RADIUS);
  checkFont('displayFont', values.displayFont);
  checkFont('textFont', values.textFont);
  checkChoice('textOnBrand', values.textOnBrand, LABELS_ON_BRAND);
  checkChoice('glow', values.glow, GLOWS);
  checkChoice('density', values.density, DENSITIES);
  checkChoice('pictureStyle', values.pictureStyle, PICTURE_STYLES);
  checkParts('repair', repair, ['brandColor', 'accentColor']);
  checkChoice('repair', repair.brandColor, REPAIR_WAYS, 'brandColor');
  checkChoice('repair', repair.accentColor, REPAIR_WAYS, 'accentColor');
}
