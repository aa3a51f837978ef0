import type { BrandValues } from '@parlour/design-system/theme';
import {
  FONT_NAME,
  MAX_NAME,
  MAX_RADII,
} from '../../../packages/design-system/src/theme/brandValues';
import { VALUES_KEY } from '../../../packages/design-system/src/theme/designTokens';
import { isRecord } from '../model/isRecord';
import { type ReadValues, readBrandValues } from '../model/readBrandValues';
import { type FoundToken, familyOf, hexOf, pixelsOf, tokensIn } from './designTokenList';
import { fitOf, type Role, schemeOf } from './tokenRoles';

/** What a file holds for a brand, or why nothing, with notes about what is in it. */
export type BrandFile = ReadValues & { notes: readonly string[] };

const MOST_NAMED = 6;

const failed = (reason: string, notes: readonly string[] = []): BrandFile => ({
  values: null,
  notes,
  reason,
});

const pathOf = ({ path }: FoundToken): string => path.filter((part) => part !== '$root').join('.');

/** The best tokens for a role, among those that can be read. */
function bestFor<T>(tokens: readonly FoundToken[], role: Role, read: (value: unknown) => T | null) {
  return tokens
    .map((token) => ({ token, fit: fitOf(token, role), value: read(token.value) }))
    .filter((one): one is typeof one & { value: T } => one.fit > 0 && one.value !== null)
    .sort((a, b) => b.fit - a.fit);
}

type Values = { -readonly [name in keyof BrandValues]: BrandValues[name] };
type ColorRole = 'brandColor' | 'accentColor' | 'surfaceTint';

const TITLES: Readonly<Record<Role, string>> = {
  brandColor: 'Brand colour',
  accentColor: 'Accent colour',
  surfaceTint: 'Tint of surfaces',
  displayFont: 'Font of headings',
  textFont: 'Font of texts',
  control: 'Radius of controls',
  card: 'Radius of cards',
  panel: 'Radius of panels',
};

/** Collects what is found, and says where it was taken from. */
class Findings {
  readonly values: Values = { name: 'Imported brand' };
  readonly notes: string[] = [];
  readonly used = new Set<FoundToken>();

  take(role: Role, text: string, token: FoundToken, where = ''): void {
    this.used.add(token);
    this.notes.push(`${TITLES[role]}${where}: ${text}, from ${pathOf(token)}.`);
  }

  color(tokens: readonly FoundToken[], role: ColorRole): void {
    const found = bestFor(tokens, role, hexOf);
    const inScheme = (scheme: 'dark' | 'light' | null) =>
      found.find(({ token }) => schemeOf(token) === scheme);
    const [both, dark, light] = [inScheme(null), inScheme('dark'), inScheme('light')];
    const main = both ?? light ?? dark;
    if (main === undefined) return;
    this.values[role] = main.value;
    this.take(role, main.value, main.token);
    for (const [scheme, own] of [
      ['dark', dark],
      ['light', light],
    ] as const) {
      if (own === undefined || own.value === main.value) continue;
      this.values[scheme] = { ...this.values[scheme], [role]: own.value };
      this.take(role, own.value, own.token, ` in the ${scheme} theme`);
    }
  }

  font(tokens: readonly FoundToken[], role: 'displayFont' | 'textFont'): void {
    const [best] = bestFor(tokens, role, familyOf);
    if (best === undefined) return;
    if (!FONT_NAME.test(best.value)) {
      this.notes.push(`${TITLES[role]}: the name in ${pathOf(best.token)} is not a plain one.`);
      return;
    }
    this.values[role] = best.value;
    this.take(role, best.value, best.token);
  }

  radii(tokens: readonly FoundToken[]): void {
    const radius: Record<string, number> = {};
    for (const role of ['control', 'card', 'panel'] as const) {
      const most = MAX_RADII[role];
      const [best] = bestFor(tokens, role, pixelsOf);
      if (best === undefined) continue;
      radius[role] = Math.min(most, Math.max(0, Math.round(best.value)));
      const cut = best.value > most ? `, the most there is, for ${String(best.value)}` : '';
      this.take(role, `${String(radius[role])} px${cut}`, best.token);
    }
    if (Object.keys(radius).length > 0) this.values.radius = radius;
  }
}

function readForeign(file: Readonly<Record<string, unknown>>): BrandFile {
  const tokens = tokensIn(file);
  if (tokens.length === 0) return failed('There are no design tokens in it.');
  const ofType = (type: string, read: (value: unknown) => unknown): FoundToken[] =>
    tokens.filter(
      (token) => token.type === type || (token.type === undefined && read(token.value) !== null),
    );
  const findings = new Findings();
  const colors = ofType('color', hexOf);
  for (const role of ['brandColor', 'accentColor', 'surfaceTint'] as const)
    findings.color(colors, role);
  const fonts = tokens.filter(({ type }) => type === 'fontFamily' || type === 'fontFamilies');
  findings.font(fonts, 'displayFont');
  findings.font(fonts, 'textFont');
  findings.radii(
    tokens.filter(
      ({ type }) => type === 'dimension' || type === 'borderRadius' || type === undefined,
    ),
  );
  const title = file['$description'] ?? file['name'];
  if (typeof title === 'string' && title.trim() !== '')
    findings.values.name = Array.from(title.trim()).slice(0, MAX_NAME).join('');
  const unread = tokens.filter(
    ({ type, value }) => value === undefined || (type === 'color' && hexOf(value) === null),
  );
  const notes = [...findings.notes, ...unreadNotes(unread)];
  if (findings.used.size === 0)
    return failed(
      'None of its tokens is named like a colour, a font or a radius of a brand.',
      notes,
    );
  const rest = tokens.length - findings.used.size - unread.length;
  if (rest > 0)
    notes.push(`${String(rest)} other tokens are not part of a brand, or follow from it.`);
  return { values: findings.values, notes, reason: null };
}

function unreadNotes(unread: readonly FoundToken[]): string[] {
  if (unread.length === 0) return [];
  const named = unread.slice(0, MOST_NAMED).map(pathOf).join(', ');
  const more = unread.length - MOST_NAMED;
  return [`Not understood: ${named}${more > 0 ? ` and ${String(more)} more` : ''}.`];
}

/**
 * Reads a Design Tokens file. Our own gives the values that it was made of. In a foreign one colours, fonts and radii are
 * found by their names, and the notes say what was taken from where.
 */
export function readDesignTokens(file: Readonly<Record<string, unknown>>): BrandFile {
  const extensions = file['$extensions'];
  if (isRecord(extensions) && extensions[VALUES_KEY] !== undefined)
    return { ...readBrandValues(extensions[VALUES_KEY]), notes: [] };
  return readForeign(file);
}
