import { parseHex } from '../tokens/contrast';
import { BrandError } from './brand';
import {
  type BrandValues,
  DENSITIES,
  FONT_NAME,
  GLOWS,
  LABELS_ON_BRAND,
  MAX_NAME,
  MAX_RADII,
  PICTURE_STYLES,
  type RadiusValues,
  REPAIR_WAYS,
  type SchemeValues,
} from './brandValues';

/** Refuses a value, or one part of it. */
type Refuse = (reason: string, part?: string) => never;
type Check = (given: unknown, refuse: Refuse) => void;
/** Every value that exists has its check, so that none is forgotten. */
type Checks<Values> = Readonly<Record<keyof Values, Check>>;

const brandName: Check = (given, refuse) => {
  if (typeof given !== 'string' || given.trim() === '') return refuse('a brand needs a name');
  // As JSON Schema counts: an emoji is one character.
  if (Array.from(given).length > MAX_NAME)
    refuse(`a name of at most ${String(MAX_NAME)} characters`);
};

const color: Check = (given, refuse) => {
  const isColor = typeof given === 'string' && given.length === 7 && parseHex(given) !== null;
  if (!isColor) refuse(`${JSON.stringify(given)} is not a colour like #1fa381`);
};

const font: Check = (given, refuse) => {
  if (typeof given !== 'string' || !FONT_NAME.test(given))
    refuse('the plain name of one font family');
};

const address: Check = (given, refuse) => {
  if (typeof given !== 'string') refuse('an address');
};

const oneOf =
  (choices: readonly unknown[]): Check =>
  (given, refuse) => {
    if (!choices.includes(given)) refuse(`one of ${choices.join(', ')}`);
  };

const pixels =
  (most: number): Check =>
  (given, refuse) => {
    // NaN is in no range.
    if (!(typeof given === 'number' && given >= 0 && given <= most))
      refuse(`a number of pixels from 0 to ${String(most)}`);
  };

const partsOf =
  <Parts>(checks: Checks<Parts>): Check =>
  (given, refuse) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      return refuse('an object');
    checkEach(given as Parts & object, checks, (part, reason) => refuse(reason, part));
  };

/** Checks what is given. A misspelt name is refused, too: it would be lost without a word. */
function checkEach<Values extends object>(
  values: Values,
  checks: Checks<Values>,
  refuse: (name: string & keyof Values, reason: string, part?: string) => never,
): void {
  for (const name of Object.keys(values) as (string & keyof Values)[]) {
    if (!Object.hasOwn(checks, name)) refuse(name, 'no such value');
    const given: unknown = values[name];
    if (given !== undefined) checks[name](given, (reason, part) => refuse(name, reason, part));
  }
}

const COLORS: Checks<SchemeValues> = { brandColor: color, accentColor: color, surfaceTint: color };

const corners = partsOf<RadiusValues>({
  control: pixels(MAX_RADII.control),
  card: pixels(MAX_RADII.card),
  panel: pixels(MAX_RADII.panel),
});
const corner = pixels(MAX_RADII.control);

const way = oneOf(REPAIR_WAYS);

const CHECKS: Checks<BrandValues> = {
  name: brandName,
  ...COLORS,
  dark: partsOf(COLORS),
  light: partsOf(COLORS),
  radius: (given, refuse) => (typeof given === 'object' ? corners : corner)(given, refuse),
  displayFont: font,
  textFont: font,
  logo: address,
  textOnBrand: oneOf(LABELS_ON_BRAND),
  glow: oneOf(GLOWS),
  density: oneOf(DENSITIES),
  pictureStyle: oneOf(PICTURE_STYLES),
  repair: partsOf<NonNullable<BrandValues['repair']>>({ brandColor: way, accentColor: way }),
};

/** Throws a `BrandError` that names an invalid value. Values may come from a file or a script, so types are checked, too. */
export function checkBrand(values: BrandValues): void {
  const refuse = (name: keyof BrandValues, reason: string, part?: string): never => {
    throw new BrandError(name, reason, part);
  };
  // Required, so that a missing one is refused, too.
  brandName(values.name, (reason) => refuse('name', reason));
  checkEach(values, CHECKS, refuse);
}
