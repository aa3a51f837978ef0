import {
  type BrandValues,
  DENSITIES,
  GLOWS,
  LABELS_ON_BRAND,
  PICTURE_STYLES,
} from '@parlour/design-system/theme';

/** The colours that have a field, by their path. */
export const COLORS = [
  {
    path: 'brandColor',
    label: 'Brand colour',
    hint: 'The one main action of a view.',
  },
  {
    path: 'accentColor',
    label: 'Accent colour',
    hint: 'What is precious: jackpots, ranks, rewards.',
  },
  {
    path: 'surfaceTint',
    label: 'Surface tint',
    hint: 'Its hue colours pages, panels and lines a little.',
  },
] as const;

/** Values that are one of a few words. */
export const CHOICES = {
  textOnBrand: {
    label: 'Text on the brand colour',
    choices: LABELS_ON_BRAND,
    unset: 'auto',
  },
  density: { label: 'Density', choices: DENSITIES, unset: 'regular' },
  pictureStyle: { label: 'Pictures', choices: PICTURE_STYLES, unset: 'plain' },
  glow: { label: 'Glow', choices: ['default', ...GLOWS], unset: 'default' },
} as const;

/** Kinds of corners that have a field. */
export const RADII = [
  { kind: 'control', label: 'Controls' },
  { kind: 'card', label: 'Cards' },
  { kind: 'panel', label: 'Panels' },
] as const;

export const FONTS = [
  { path: 'displayFont', label: 'Headings and digits' },
  { path: 'textFont', label: 'Running text' },
] as const;

/** Faces that most devices have. Any other has to be loaded by the site. */
export const FACES = ['Georgia', 'Palatino', 'Arial', 'Verdana', 'Trebuchet MS', 'Courier New'];

const countOf = (part: object | undefined): number => Object.keys(part ?? {}).length;

const joined = (...parts: readonly (string | number | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(', ');

/** In a few words, what the closed groups hold. */
export const SUMMARIES = {
  shape: ({ radius, density }: BrandValues): string =>
    joined(
      typeof radius === 'object'
        ? Object.values(radius).join(' / ')
        : radius === undefined
          ? undefined
          : `${radius} px`,
      density,
    ),
  type: ({ displayFont, textFont }: BrandValues): string => joined(displayFont, textFont),
  pictures: ({ pictureStyle, glow }: BrandValues): string =>
    joined(pictureStyle, glow === undefined ? undefined : `glow ${glow}`),
  scheme: (values: BrandValues, scheme: 'dark' | 'light'): string =>
    countOf(values[scheme]) === 0 ? '' : `${countOf(values[scheme])} set`,
};
