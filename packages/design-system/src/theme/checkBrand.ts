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

function checkChoice(name: Name, given: unknown, choices: readonly unknown[], part?: string): void {
  if (given !== undefined && !choices.includes(given))
    throw new BrandError(name, `one of ${choices.join(', ')}`, part);
}

function checkColor(name: Name, given: unknown, part?: string): void {
  const isColor = typeof given === 'string' && given.length === 7 && parseHex(given) !== null;
  if (given !== undefined && !isColor)
    throw new BrandError(name, `${JSON.stringify(given)} is not a colour like #1fa381`, part);
}

function checkRadius(px: unknown, most: number, part?: string): void {
  // NaN is in no range.
  if (px !== undefined && !(typeof px === 'number' && px >= 0 && px <= most))
    throw new BrandError('radius', `a number of pixels from 0 to ${String(most)}`, part);
}

function checkFont(name: 'displayFont' | 'textFont', family: unknown): void {
  const isPlain = typeof family === 'string' && /^[\p{L}\d '-]{1,64}$/u.test(family);
  if (family !== undefined && !isPlain)
    throw new BrandError(name, 'the plain name of one font family');
}

/** A misspelt name would be lost without a word. */
function checkParts(name: Name, given: unknown, known: readonly string[]): void {
  if (typeof given !== 'object' || given === null) throw new BrandError(name, 'an object');
  for (const part of Object.keys(given))
    if (!known.includes(part)) throw new BrandError(name, 'no such value', part);
}

function checkScheme(scheme: 'dark' | 'light', own: SchemeValues = {}): void {
  checkParts(scheme, own, COLORS);
  for (const color of COLORS) checkColor(scheme, own[color], color);
}

/** Throws a `BrandError` that names the first invalid value. Values may come from a file or a script, so types are checked, too. */
export function checkBrand(values: BrandValues): void {
  if (typeof values.name !== 'string' || values.name.trim() === '')
    throw new BrandError('name', 'a brand needs a name');
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
  if (values.logo !== undefined && typeof values.logo !== 'string')
    throw new BrandError('logo', 'an address');
  checkChoice('textOnBrand', values.textOnBrand, LABELS_ON_BRAND);
  checkChoice('glow', values.glow, GLOWS);
  checkChoice('density', values.density, DENSITIES);
  checkChoice('pictureStyle', values.pictureStyle, PICTURE_STYLES);
  checkParts('repair', repair, ['brandColor', 'accentColor']);
  checkChoice('repair', repair.brandColor, REPAIR_WAYS, 'brandColor');
  checkChoice('repair', repair.accentColor, REPAIR_WAYS, 'accentColor');
}
