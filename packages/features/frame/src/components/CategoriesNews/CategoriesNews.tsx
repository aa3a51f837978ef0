import { lazyChunk } from '@parlour/feature-core';
import { useCategoriesFault } from '../../model/useCategoriesFault';
import { CategoriesFault, type CategoriesFaultProps } from './CategoriesFault';

// Its words are no words of the first page.
const LateFault = lazyChunk<CategoriesFaultProps>(
  () => Promise.resolve({ default: CategoriesFault }),
  { hasTexts: true, isOptional: true },
);

export interface CategoriesNewsProps {
  /** The device has no network: that is said already, and what is missing is asked for when it is back. */
  isOffline: boolean;
}

/** Says that the navigation is without its categories, and asks for them again: nothing as a rule (NAV-01, ERR-04). */
export function CategoriesNews({ isOffline }: CategoriesNewsProps) {
  const fault = useCategoriesFault();
  return (
    <div role="status">{fault === null || isOffline ? null : <LateFault state={fault} />}</div>
  );
}
