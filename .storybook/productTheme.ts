import { RADII, SEMANTIC_COLORS } from '@parlour/design-system/tokens';
import { create } from 'storybook/theming';

export type Scheme = 'light' | 'dark';

const radius = (name: keyof typeof RADII): number => Number.parseInt(RADII[name], 10);

/** Storybook's own parts in the tokens of the product; `brandTitle` is HTML. */
export function themeOf(scheme: Scheme, brandTitle = '') {
  const color = (name: keyof typeof SEMANTIC_COLORS): string => SEMANTIC_COLORS[name][scheme];
  const theme = create({
    base: scheme,
    brandTitle,
    fontBase: '"Noto Sans", system-ui, sans-serif',
    fontCode: 'ui-monospace, monospace',
    colorPrimary: color('accent'),
    colorSecondary: color('action'),
    appBg: color('surface-page'),
    appContentBg: color('surface-panel'),
    appHoverBg: color('surface-hover'),
    appPreviewBg: color('surface-page'),
    appBorderColor: color('border-subtle'),
    appBorderRadius: radius('card'),
    textColor: color('text-default'),
    textInverseColor: color('on-action'),
    textMutedColor: color('text-muted'),
    barBg: color('surface-panel'),
    barTextColor: color('text-muted'),
    barHoverColor: color('action-text'),
    barSelectedColor: color('action-text'),
    buttonBg: color('surface-raised'),
    buttonBorder: color('border-default'),
    booleanBg: color('surface-sunken'),
    booleanSelectedBg: color('surface-raised'),
    inputBg: color('surface-raised'),
    inputBorder: color('border-control'),
    inputTextColor: color('text-default'),
    inputBorderRadius: radius('control'),
  });
  // Without an image of its own Storybook draws its logo; the types know no `null`.
  return Object.assign(theme, { brandImage: null });
}
