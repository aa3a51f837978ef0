import type { BrandValues } from '@parlour/design-system/theme';
import { tryBrand } from '../studioBrand';

/** Values from outside, or why they are none. */
export type ReadValues = { values: BrandValues; reason: null } | { values: null; reason: string };

type Check = (value: unknown) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';

/** An address in the page's own folder, or one of another site that nobody can change on the way. */
const isLogo: Check = (value) =>
  typeof value === 'string' &&
  (/^https:\/\/[^\s/]+/i.test(value) || !/^(?:[a-z][a-z\d+.-]*:|[/\\]{2}|\s)/i.test(value));

const objectOf =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) &&
    Object.entries(value).every(([name, part]) => part === undefined || checks[name]?.(part));

const COLORS = { brandColor: isText, accentColor: isText, surfaceTint: isText };

const CHECKS: Readonly<Record<keyof BrandValues, Check>> = {
  name: isText,
  ...COLORS,
  textOnBrand: isText,
  glow: isText,
  density: isText,
  radius: (value) =>
    isNumber(value) || objectOf({ control: isNumber, card: isNumber, panel: isNumber })(value),
  pictureStyle: isText,
  displayFont: isText,
  textFont: isText,
  logo: isLogo,
  dark: objectOf(COLORS),
  light: objectOf(COLORS),
  repair: objectOf({ brandColor: isText, accentColor: isText }),
};

const failed = (reason: string): ReadValues => ({ values: null, reason });

/**
 * Reads values that somebody else wrote: of a link, a file or an older visit. Only those that make a brand are taken,
 * and a logo only by https or from the page's own site.
 */
export function readBrandValues(given: unknown): ReadValues {
  if (!isObject(given)) return failed('There are no values of a brand in it.');
  const name = Object.keys(given).find((key) => !Object.hasOwn(CHECKS, key));
  if (name !== undefined) return failed(`"${name}" is no value of a brand.`);
  if (given['name'] === undefined) return failed('It has no name.');
  const wrong = (Object.keys(CHECKS) as (keyof BrandValues)[]).find(
    (key) => given[key] !== undefined && !CHECKS[key](given[key]),
  );
  if (wrong === 'logo') return failed('The logo has to be an https or a relative address.');
  if (wrong !== undefined) return failed(`"${wrong}" has another form than expected.`);
  // Each value was checked above.
  const values = given as unknown as BrandValues;
  const { error } = tryBrand(values);
  return error === null ? { values, reason: null } : failed(error.reason);
}
