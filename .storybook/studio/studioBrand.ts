import {
  type Brand,
  BrandError,
  type BrandValues,
  defineBrand,
} from '@parlour/design-system/theme';

/**
 * What the frames read: the brand that is being made, the one it is compared with, and that of the example stories,
 * which must not replace the first.
 */
const SHARED_BRANDS = ['studio', 'studio-kept', 'studio-example'] as const;
export type SharedBrand = (typeof SHARED_BRANDS)[number];

const KEYS: Record<SharedBrand, string> = {
  studio: 'parlour:theme-studio',
  'studio-kept': 'parlour:theme-studio-kept',
  'studio-example': 'parlour:theme-studio-example',
};
const CHANGED = 'parlour:theme-studio-changed';

/** An invalid value by its path, such as `radius.card`, and why. */
export interface ValueError {
  path: string;
  reason: string;
  /** The same without the path, for beside its field. */
  said: string;
}

/** A brand made from values, or the invalid value and why. */
export type StudioBrand = { brand: Brand; error: null } | { brand: null; error: ValueError };

/** Makes the brand; an invalid value is a result, not an exception. */
export function tryBrand(values: BrandValues): StudioBrand {
  try {
    return { brand: defineBrand(values), error: null };
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    const { path, message: reason } = error;
    const said = reason.slice(`theme.${path}: `.length);
    return {
      brand: null,
      error: { path, reason, said: `${said.charAt(0).toUpperCase()}${said.slice(1)}.` },
    };
  }
}

export const isSharedBrand = (id: string): id is SharedBrand =>
  SHARED_BRANDS.some((shared) => shared === id);

/** Renders the stories in the studio's frames with these values. */
export function shareBrand(shared: SharedBrand, values: BrandValues): void {
  const text = JSON.stringify(values);
  if (localStorage.getItem(KEYS[shared]) === text) return;
  localStorage.setItem(KEYS[shared], text);
  dispatchEvent(new Event(CHANGED));
}

/** What was shared last, as it was written; null if there is nothing or it can't be read. */
export function readSharedValues(shared: SharedBrand): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEYS[shared]) ?? 'null');
  } catch {
    return null;
  }
}

const last = new Map<SharedBrand, { text: string | null; brand: Brand | undefined }>();

/** The brand that the studio shared last; the same object until it changes. */
export function readSharedBrand(shared: SharedBrand): Brand | undefined {
  const text = localStorage.getItem(KEYS[shared]);
  const before = last.get(shared);
  if (before?.text === text) return before.brand;
  const values = readSharedValues(shared) as BrandValues | null;
  const brand = values === null ? undefined : (tryBrand(values).brand ?? before?.brand);
  last.set(shared, { text, brand });
  return brand;
}

/** Calls back when a shared brand changes, here or in another frame. */
export function watchSharedBrand(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(CHANGED, onChange);
  };
}
