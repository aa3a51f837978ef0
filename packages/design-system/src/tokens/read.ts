import type {
  Duration,
  Easing,
  Effect,
  FontSize,
  Inset,
  Layer,
  LineHeight,
  Radius,
  Size,
  SpaceStep,
} from './scale';
import type { ColorName } from './semantic';

/** The custom property of a colour in the current scheme and brand. */
export const color = (name: ColorName): string => `var(--pl-color-${name})`;

/** A step of the spacing scale, in px. */
export const space = (step: SpaceStep): string => `var(--pl-space-${String(step)})`;

export const fontSize = (name: FontSize): string => `var(--pl-font-size-${name})`;
/** A tight line height; scripts with tall marks get a greater one. */
export const lineHeight = (name: LineHeight): string => `var(--pl-line-height-${name})`;

export const radius = (name: Radius): string => `var(--pl-radius-${name})`;
export const duration = (name: Duration): string => `var(--pl-duration-${name})`;
export const easing = (name: Easing): string => `var(--pl-easing-${name})`;
export const layer = (name: Layer): string => `var(--pl-layer-${name})`;
export const size = (name: Size): string => `var(--pl-size-${name})`;

/** The space inside of a card, or above and below the content of a row; it follows the brand's density. */
export const inset = (name: Inset): string => `var(--pl-inset-${name})`;

/** An effect of the brand; none without one. Glows are shadows, the frame is an outline, the mask a gradient. */
export const effect = (name: Effect): string => `var(--pl-${name})`;

/** The font stack for headings and digits, or for body text. */
export const fontFamily = (name: 'display' | 'text'): string => `var(--pl-font-${name})`;

/** The shadow of floating elements. */
export const floatShadow = 'var(--pl-shadow-float)';
