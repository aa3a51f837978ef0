import type { BrandValues } from '@parlour/design-system/theme';
import { isCapture } from '../underTest';
import { readBrandValues } from './model/readBrandValues';
import { readAddress } from './studioAddress';
import { readSharedValues } from './studioBrand';

/** The values to begin with, and why those of the link were not taken. */
export interface Start {
  values: BrandValues;
  fault: string | null;
}

/** A link comes first, then the last visit. A broken link gives the first values, not those of somebody's last visit. */
export function startOf(initialValues: BrandValues, isKept: boolean): Start {
  const first = { values: initialValues, fault: null };
  if (!isKept) return first;
  const link = readAddress();
  if (link !== null) return { values: link.values ?? initialValues, fault: link.reason };
  // A picture shows the same whatever was made before.
  if (isCapture) return first;
  return {
    values: readBrandValues(readSharedValues('studio')).values ?? initialValues,
    fault: null,
  };
}
