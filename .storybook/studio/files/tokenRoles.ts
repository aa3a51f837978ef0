import type { FoundToken } from './designTokenList';

/** What a foreign token can become. */
export type Role =
  | 'brandColor'
  | 'accentColor'
  | 'surfaceTint'
  | 'displayFont'
  | 'textFont'
  | 'control'
  | 'card'
  | 'panel';

interface RoleWords {
  /** Words that name the role, the clearest first. */
  words: readonly string[];
  /** Words of what is only made of it. */
  not?: readonly string[];
  /** A word that the path has to have as well. */
  needs?: RegExp;
}

const DERIVED = [
  'on',
  'text',
  'subtle',
  'muted',
  'hover',
  'active',
  'pressed',
  'disabled',
  'foreground',
  'fg',
  'contrast',
  'inverse',
  'border',
  'mark',
  'container',
  'focus',
  'secondary',
  'tertiary',
  'weak',
] as const;
const RADIUS = /radi|corner|round/;

const ROLES: Readonly<Record<Role, RoleWords>> = {
  brandColor: { words: ['action', 'brand', 'primary', 'main', 'cta', 'button'], not: DERIVED },
  accentColor: {
    words: ['accent', 'highlight', 'reward', 'gold', 'secondary', 'tertiary'],
    not: DERIVED.filter((word) => word !== 'secondary' && word !== 'tertiary'),
  },
  surfaceTint: {
    words: ['surface', 'background', 'bg', 'canvas', 'page', 'neutral'],
    not: [
      'on',
      'text',
      'hover',
      'active',
      'action',
      'accent',
      'brand',
      'primary',
      'danger',
      'field',
      'sunken',
      'inverse',
    ],
  },
  displayFont: { words: ['display', 'heading', 'headline', 'title'] },
  textFont: { words: ['text', 'body', 'base', 'sans', 'default'] },
  control: {
    words: ['control', 'button', 'field', 'input', 'base', 'default', 'md', 'medium'],
    needs: RADIUS,
  },
  card: { words: ['card', 'tile', 'lg', 'large'], needs: RADIUS },
  panel: { words: ['panel', 'dialog', 'modal', 'sheet', 'xl'], needs: RADIUS },
};

/** Steps of a ramp that are usually the colour itself. */
const MAIN_STEPS = ['500', '600', 'base', 'default', '$root'];

const wordsOf = ({ path }: FoundToken): string[] =>
  path.flatMap((part) =>
    part
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z\d$]+/)
      .filter((word) => word !== ''),
  );

/** How well a token fits a role; 0 if it does not. */
export function fitOf(token: FoundToken, role: Role): number {
  const { words, not = [], needs } = ROLES[role];
  const own = wordsOf(token);
  if (needs !== undefined && !needs.test(token.path.join(' ').toLowerCase())) return 0;
  if (own.some((word) => not.includes(word))) return 0;
  const at = words.findIndex((word) => own.includes(word));
  if (at === -1) return 0;
  const last = own.at(-1) ?? '';
  const isStep = /^\d+$/.test(last);
  const isMain = MAIN_STEPS.includes(last);
  // The clearest word counts most, then the main step of a ramp, then the shortest name.
  return 1000 - at * 100 + (isMain ? 40 : isStep ? -40 : 0) - own.length;
}

/** The theme that a token belongs to; null for both. */
export function schemeOf(token: FoundToken): 'dark' | 'light' | null {
  const own = wordsOf(token);
  if (own.includes('dark')) return 'dark';
  return own.includes('light') ? 'light' : null;
}
