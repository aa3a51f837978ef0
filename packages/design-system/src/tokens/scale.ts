/** Spacing steps in px, on a grid of 4. */
export const SPACE_STEPS = [0, 4, 8, 12, 16, 24, 32, 48, 64] as const;
export type SpaceStep = (typeof SPACE_STEPS)[number];

/** Font sizes in rem: 12, 14, 16, 20, 24, 32 and 40 px. */
export const FONT_SIZES = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.25rem',
  xl: '1.5rem',
  '2xl': '2rem',
  '3xl': '2.5rem',
} as const;
export type FontSize = keyof typeof FONT_SIZES;

/** Tight line heights: of large headings, of headings, and of short texts of a few lines. */
export const LINE_HEIGHTS = { tight: '1.15', heading: '1.25', title: '1.35' } as const;
export type LineHeight = keyof typeof LINE_HEIGHTS;

/** Minimum for scripts with marks above and below, whose lines would otherwise overlap or be cut off. */
export const TALL_LINE_HEIGHT = '1.5';
/** The same for running text. */
export const TALL_TEXT_LINE_HEIGHT = '1.7';
/** Nastaliq descends along each word. */
export const NASTALIQ_LINE_HEIGHT = '1.9';

/** Corner radii; brand values. */
export const RADII = { control: '8px', card: '10px', panel: '12px', full: '999px' } as const;
export type Radius = keyof typeof RADII;

/** Durations of motion: feedback, appearing elements, the banner's slide. */
export const DURATIONS = { feedback: '120ms', appear: '200ms', slide: '1000ms' } as const;
export type Duration = keyof typeof DURATIONS;

export const EASINGS = {
  in: 'cubic-bezier(0.2, 0, 0, 1)',
  out: 'cubic-bezier(0.4, 0, 1, 1)',
} as const;
export type Easing = keyof typeof EASINGS;

/** Stacking order. Native dialogs and popovers are in the top layer, above all of these. */
export const LAYERS = { base: '0', sticky: '10', bar: '20', toast: '30' } as const;
export type Layer = keyof typeof LAYERS;

/** Heights of controls, and sizes of the frame. */
export const SIZES = {
  'control-sm': '32px',
  'control-md': '40px',
  'control-lg': '48px',
  header: '64px',
  'header-phone': '56px',
  nav: '48px',
  'bottom-bar': '60px',
  content: '1280px',
} as const;
export type Size = keyof typeof SIZES;

/** Space inside of cards, and above and below the content of rows; brand values. */
export const INSETS = { card: '16px', row: '12px' } as const;
export type Inset = keyof typeof INSETS;

/** Effects that only brands have: light around grounds, and how pictures are drawn. */
export const EFFECTS = {
  'glow-action': 'none',
  'glow-accent': 'none',
  'picture-frame': 'none',
  'picture-mask': 'none',
} as const;
export type Effect = keyof typeof EFFECTS;
