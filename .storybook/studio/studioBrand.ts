import {
  type Brand,
  BrandError,
  type BrandValues,
  defineBrand,
} from '@parlour/design-system/theme';

const KEY = 'parlour:theme-studio';
const CHANGED = 'parlour:theme-studio-changed';

/** A brand made from values, or the invalid value and why. */
export type StudioBrand =
  | { brand: Brand; error: null }
  | { brand: null; error: { value: keyof BrandValues; path: string; reason: string } };

/** Makes the brand; an invalid value is a result, not an exception. */
export function tryBrand(values: BrandValues): StudioBrand {
  try {
    return { brand: defineBrand(values), error: null };
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    return { brand: null, error: { value: error.value, path: error.path, reason: error.message } };
  }
}

/** Renders the stories in the studio's frames with these values. */
export function shareBrand(values: BrandValues): void {
  localStorage.setItem(KEY, JSON.stringify(values));
  dispatchEvent(new Event(CHANGED));
}

let last: { text: string | null; brand: Brand | undefined } = { text: null, brand: undefined };

/** The brand that the studio shared last; the same object until it changes. */
export function readSharedBrand(): Brand | undefined {
  const text = localStorage.getItem(KEY);
  if (text !== last.text) {
    const values = JSON.parse(text ?? 'null') as BrandValues | null;
    last = { text, brand: values === null ? undefined : (tryBrand(values).brand ?? last.brand) };
  }
  return last.brand;
}

/** Calls back when the shared brand changes, here or in another frame. */
export function watchSharedBrand(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(CHANGED, onChange);
  };
}
