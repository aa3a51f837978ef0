import { type Brand, type BrandValues, defineBrand } from '@parlour/design-system/theme';
import { useMemo, useState } from 'react';
import { BRANDS } from '../../brands';
import { shareBrand } from '../studioBrand';

/** The brand that the one being made is compared with. */
export interface Opponent {
  /** What Storybook calls it. */
  id: string;
  name: string;
  values: BrandValues;
  brand: Brand;
}

const NONE = 'none';
const KEPT = 'studio-kept';

const READY: readonly Opponent[] = BRANDS.map(({ id, values, brand }) => ({
  id,
  name: values.name,
  values,
  brand: brand ?? defineBrand(values),
}));

/** A choice of what to compare with: nothing, a ready brand, or one that was kept or read from a file. */
export function useOpponent(initialId: string = NONE) {
  const [kept, setKept] = useState<BrandValues | null>(null);
  const [id, setId] = useState(initialId);
  // The same brand as long as it is: each other one would be a style sheet anew.
  const all = useMemo(
    () =>
      kept === null
        ? READY
        : [{ id: KEPT, name: kept.name, values: kept, brand: defineBrand(kept) }, ...READY],
    [kept],
  );
  return {
    id,
    opponent: all.find((other) => other.id === id) ?? null,
    options: [
      { value: NONE, label: 'Nothing' },
      ...all.map((other) => ({
        value: other.id,
        label: other.id === KEPT ? `A, kept: ${other.name}` : other.name,
      })),
    ],
    choose: setId,
    /** Keeps values that make a brand, and compares with them. */
    keep: (values: BrandValues): void => {
      shareBrand(KEPT, values);
      setKept(values);
      setId(KEPT);
    },
  };
}

/** The choice of what to compare with, and what was chosen. */
export type Compared = ReturnType<typeof useOpponent>;
