import { lazyChunk } from '@parlour/feature-core';
import { useCategoriesFault } from '../../model/useCategoriesFault';
import { CategoriesFault, type CategoriesFaultProps } from './CategoriesFault';

// Its texts are lazy.
const LateFault = lazyChunk<CategoriesFaultProps>(
  () => Promise.resolve({ default: CategoriesFault }),
  { hasTexts: true, isOptional: true },
);

export interface CategoriesNewsProps {
  /** The device is offline: another strip says so, and the categories are fetched once it is online again. */
  isOffline: boolean;
}

/** Says that the categories of the navigation failed to load, with a retry; usually renders nothing (NAV-01, ERR-04). */
export function CategoriesNews({ isOffline }: CategoriesNewsProps) {
  const fault = useCategoriesFault();
  return (
    <div role="status">{fault === null || isOffline ? null : <LateFault state={fault} />}</div>
  );
}
