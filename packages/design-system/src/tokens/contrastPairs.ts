import type { ColorName } from './semantic';

export const SURFACES = [
  'surface-page',
  'surface-panel',
  'surface-raised',
  'surface-sunken',
  'surface-field',
] as const;

/** Backgrounds of text, including that of hovered controls and menu items. */
export const TEXT_SURFACES = [...SURFACES, 'surface-hover'] as const;

/** A colour, its backgrounds, and the required ratio. */
export interface ContrastPair {
  color: ColorName;
  grounds: readonly ColorName[];
  /** Ratio from 1 to 21. */
  least: number;
}

const pair = (color: ColorName, grounds: readonly ColorName[], least: number): ContrastPair => ({
  color,
  grounds,
  least,
});

/** Text needs 4.5, our body text 7, parts of controls and states 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  pair('text-default', TEXT_SURFACES, 7),
  pair('text-muted', TEXT_SURFACES, 4.5),
  pair('action-text', [...TEXT_SURFACES, 'action-subtle'], 4.5),
  pair('accent-text', [...TEXT_SURFACES, 'accent-subtle'], 4.5),
  pair('danger-text', [...TEXT_SURFACES, 'danger-subtle'], 4.5),
  pair('positive', [...SURFACES, 'positive-subtle'], 4.5),
  pair('warning', [...SURFACES, 'warning-subtle'], 4.5),
  pair('info', [...SURFACES, 'info-subtle'], 4.5),
  pair('on-action', ['action', 'action-hover', 'action-active', 'action-mark'], 4.5),
  pair('on-accent', ['accent'], 4.5),
  pair('text-on-picture', ['picture-veil'], 4.5),
  pair('on-danger', ['danger', 'danger-hover'], 4.5),
  pair('border-control', SURFACES, 3),
  pair('action-mark', SURFACES, 3),
  pair('accent-on-picture', ['picture-veil'], 3),
  pair('focus', SURFACES, 3),
];
