import type { BrandValues } from '@parlour/design-system/theme';
import { tryBrand } from '../studioBrand';
import { isRecord } from './isRecord';

/** Values from outside, or why they are none. */
export type ReadValues = { values: BrandValues; reason: null } | { values: null; reason: string };

/** An address of the page's own site, or one of another site that nobody can change on the way. */
const isSafeLogo = (logo: string): boolean =>
  /^https:\/\/[^\s/]+/i.test(logo) || !/^(?:[a-z][a-z\d+.-]*:|[/\\]{2}|\s)/i.test(logo);

const failed = (reason: string): ReadValues => ({ values: null, reason });

/**
 * Reads values that somebody else wrote: of a link, a file or an older visit. Only those that make a brand are taken,
 * and a logo only by https or from the page's own site.
 */
export function readBrandValues(given: unknown): ReadValues {
  if (!isRecord(given)) return failed('There are no values of a brand in it.');
  // `tryBrand` checks names and types of all of them.
  const values = given as unknown as BrandValues;
  const { error } = tryBrand(values);
  if (error !== null) return failed(`${error.reason}.`);
  if (values.logo !== undefined && !isSafeLogo(values.logo))
    return failed('The logo has to be an https or a relative address.');
  return { values, reason: null };
}
