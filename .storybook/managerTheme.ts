import { RADII, SEMANTIC_COLORS } from '@parlour/design-system/tokens';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import mark from '../apps/site/public/icon.svg';
import { version } from '../packages/design-system/package.json';

type Scheme = 'light' | 'dark';

const radius = (name: keyof typeof RADII): number => Number.parseInt(RADII[name], 10);

/** The manager in the tokens of the product, with the version of the package that it documents. */
function themeOf(scheme: Scheme) {
  const color = (name: keyof typeof SEMANTIC_COLORS): string => SEMANTIC_COLORS[name][scheme];
  const theme = create({
    base: scheme,
    brandTitle: `
      <span style="display: inline-flex; align-items: center; gap: 10px">
        <img src="${mark.replaceAll('"', '%22')}" alt="" width="28" height="28">
        <span>Parlour <small style="color: ${color('text-muted')}">${version}</small></span>
      </span>`,
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

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

function applyScheme(): void {
  addons.setConfig({ theme: themeOf(prefersDark.matches ? 'dark' : 'light') });
}

applyScheme();
prefersDark.addEventListener('change', applyScheme);
