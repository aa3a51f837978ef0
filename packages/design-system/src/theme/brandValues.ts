import type { Scheme } from '../tokens/css';

/** Light around the main action and around what is precious. */
export const GLOWS = ['none', 'soft', 'strong'] as const;
export type Glow = (typeof GLOWS)[number];

/** Heights of controls, and the space inside of cards and rows. */
export const DENSITIES = ['compact', 'regular', 'roomy'] as const;
export type Density = (typeof DENSITIES)[number];

/** How pictures of games, offers and vendors are drawn. */
export const PICTURE_STYLES = ['plain', 'framed', 'soft'] as const;
export type PictureStyle = (typeof PICTURE_STYLES)[number];

/** The label on the brand colour. */
export const LABELS_ON_BRAND = ['auto', 'dark', 'light'] as const;
export type LabelOnBrand = (typeof LABELS_ON_BRAND)[number];

/**
 * What is done where a chosen colour would be hard to read. `shift`: the colour becomes lighter or darker until it
 * can be read everywhere. `ground`: it stays as chosen on buttons and other grounds, and only texts, edges and marks move.
 */
export const REPAIR_WAYS = ['shift', 'ground'] as const;
export type RepairWay = (typeof REPAIR_WAYS)[number];

/** Largest radii in px. Those of cards and panels are what the largest one of controls makes of them. */
export const MAX_RADII = { control: 24, card: 36, panel: 36 } as const;

/** Most characters of a brand's name. */
export const MAX_NAME = 64;

/** The plain name of one font family: it gets into a style sheet. */
export const FONT_NAME = /^[\p{L}\d '-]{1,64}$/u;

/** The colours that can be chosen for one theme alone, each as `#rrggbb`. */
export interface SchemeValues {
  /** Colour of the main action of a view. */
  brandColor?: string | undefined;
  /** Colour of what is valuable: jackpots, ranks, rewards. */
  accentColor?: string | undefined;
  /** Colour whose hue the surfaces and lines take on. Their lightness stays, and little of the chroma is taken. */
  surfaceTint?: string | undefined;
}

/** Corner radii in px by kind. What is left out follows `control` if that is given, else it keeps its default. */
export interface RadiusValues {
  /** Of buttons and fields, 0 to 24. Default: 8. */
  control?: number | undefined;
  /** Of game cards and tiles, 0 to 36. Default: 1.25 times `control`. */
  card?: number | undefined;
  /** Of panels, dialogs and large cards, 0 to 36. Default: 1.5 times `control`. */
  panel?: number | undefined;
}

/** A merchant's values. Colours are `#rrggbb`; only `name` is required. */
export interface BrandValues extends SchemeValues {
  /** Name of the brand, 1 to 64 characters, shown where there is no logo. */
  name: string;
  /** Label on the brand colour. Default: `auto`, the one with the better contrast. */
  textOnBrand?: LabelOnBrand | undefined;
  /** Light around the main action and around what is precious. Default: a soft one around jackpots alone. */
  glow?: Glow | undefined;
  /** Heights of controls, and the space inside of cards and rows. Default: `regular`. Targets on touch stay 44 px. */
  density?: Density | undefined;
  /** Corner radius of controls in px, 0 to 24, from which the others follow; or one for each kind. Default: 8. */
  radius?: number | RadiusValues | undefined;
  /** `plain`: edge to edge; `framed`: with a thin frame; `soft`: with edges that fade into the card. Default: `plain`. */
  pictureStyle?: PictureStyle | undefined;
  /** Font family for headings and digits. Load it on the page yourself. */
  displayFont?: string | undefined;
  /** Font family for running text. Load it on the page yourself. */
  textFont?: string | undefined;
  /** Address of the logo. */
  logo?: string | undefined;
  /** Colours that differ in the dark theme. */
  dark?: SchemeValues | undefined;
  /** Colours that differ in the light theme. */
  light?: SchemeValues | undefined;
  /**
   * What is done where a colour is moved. Default: a bright colour stays as a ground in the light theme, every
   * other one is shifted.
   */
  repair?: { brandColor?: RepairWay | undefined; accentColor?: RepairWay | undefined } | undefined;
}

/** The colours of one scheme: its own over those of both. */
export const valuesIn = (values: BrandValues, scheme: Scheme): SchemeValues => {
  const own = values[scheme];
  return {
    brandColor: own?.brandColor ?? values.brandColor,
    accentColor: own?.accentColor ?? values.accentColor,
    surfaceTint: own?.surfaceTint ?? values.surfaceTint,
  };
};
