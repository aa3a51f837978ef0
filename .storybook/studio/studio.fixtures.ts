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

/** Every value that a brand can have. */
export const WHOLE_VALUES: BrandValues = {
  name: 'Harbour lights',
  brandColor: '#c2410c',
  accentColor: '#e0b252',
  surfaceTint: '#1d4ed8',
  textOnBrand: 'light',
  glow: 'strong',
  density: 'compact',
  radius: { control: 4, card: 14, panel: 18 },
  pictureStyle: 'framed',
  displayFont: 'Georgia',
  textFont: 'Verdana',
  dark: { brandColor: '#f97316' },
  light: { surfaceTint: '#f5d0a9' },
};

/** The colours of the logo. */
export const LOGO_COLORS = { brand: '#7a2ea0', accent: '#f0b429' };

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60">
  <circle cx="30" cy="30" r="24" fill="${LOGO_COLORS.brand}"/>
  <path d="M66 48 90 8l24 40z" fill="${LOGO_COLORS.accent}"/>
  <path d="M66 52h48v4H66z" fill="#222222"/>
</svg>`;

/** A logo without a ground: two colours and a line that is nearly black. */
export const logoFile = (): File => new File([LOGO], 'logo.svg', { type: 'image/svg+xml' });

export const textFile = (): File => new File(['Lorem ipsum'], 'letter.png', { type: 'image/png' });

export const jsonFile = (name: string, content: unknown): File =>
  new File([JSON.stringify(content)], name, { type: 'application/json' });

/** A Design Tokens file of another tool, with a colour that is none. */
export const FOREIGN_TOKENS = {
  $description: 'Night market',
  color: {
    brand: { primary: { $type: 'color', $value: '#8b3dff' } },
    accent: { $type: 'color', $value: '#ffb020' },
    chart: { $type: 'color', $value: 'oops' },
  },
  radius: { button: { $type: 'dimension', $value: { value: 6, unit: 'px' } } },
};
