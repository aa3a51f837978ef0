import type { BrandValues } from '@parlour/design-system/theme';

/** The initial values of the studio. */
export const FIRST_VALUES: BrandValues = {
  name: 'My brand',
  brandColor: '#2f6fde',
  accentColor: '#d9a441',
  radius: 12,
};

/** Colours that are unreadable on their background. */
export const POOR_VALUES: BrandValues = {
  ...FIRST_VALUES,
  brandColor: '#101030',
  accentColor: '#fff6c0',
};

/** Colours that stay bright below a dark label. */
export const BRIGHT_VALUES: BrandValues = {
  ...FIRST_VALUES,
  name: 'Sunrise',
  brandColor: '#ffd400',
  accentColor: '#00e5ff',
};
