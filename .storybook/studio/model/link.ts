import type { BrandValues } from '@parlour/design-system/theme';
import { isRecord } from './isRecord';
import { type ReadValues, readBrandValues } from './readBrandValues';

/** Name of the values in an address. */
export const LINK_PARAMETER = 'studioBrand';

const VERSION = '1';

/** Short names keep the address short. They are a promise to links that were sent: none changes its meaning. */
const SHORT: Readonly<Record<string, string>> = {
  name: 'n',
  brandColor: 'b',
  accentColor: 'a',
  surfaceTint: 's',
  textOnBrand: 'o',
  glow: 'g',
  density: 'd',
  radius: 'r',
  control: 'c',
  card: 'k',
  panel: 'e',
  pictureStyle: 'p',
  displayFont: 'f',
  textFont: 't',
  logo: 'l',
  dark: 'D',
  light: 'L',
  repair: 'R',
};
const LONG = Object.fromEntries(Object.entries(SHORT).map(([long, short]) => [short, long]));

function rename(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [names[name] ?? name, rename(part, names)]),
  );
}

/** Values as a text that needs no escaping in an address. */
export function writeLink(values: BrandValues): string {
  const bytes = new TextEncoder().encode(JSON.stringify(rename(values, SHORT)));
  const text = btoa(String.fromCharCode(...bytes));
  return `${VERSION}.${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** Reads what `writeLink` wrote; whatever else an address may hold has a reason. */
export function readLink(text: string): ReadValues {
  const [version, data = ''] = text.split('.');
  if (version !== VERSION)
    return { values: null, reason: 'It was made by another version of the studio.' };
  try {
    const bytes = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    const json = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)),
    );
    return readBrandValues(rename(JSON.parse(json), LONG));
  } catch {
    return { values: null, reason: 'It is not whole. Ask for it again.' };
  }
}
