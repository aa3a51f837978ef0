import { SEMANTIC_COLORS } from '@parlour/design-system/tokens';
import { addons } from 'storybook/manager-api';
import mark from '../apps/site/public/icon.svg';
import { version } from '../packages/design-system/package.json';
import { type Scheme, themeOf } from './productTheme';

/** The mark, the name, and the version of the package that is documented. */
const titleIn = (scheme: Scheme): string => `
  <span style="display: inline-flex; align-items: center; gap: 10px">
    <img src="${mark.replaceAll('"', '%22')}" alt="" width="28" height="28">
    <span>Parlour <small style="color: ${SEMANTIC_COLORS['text-muted'][scheme]}">${version}</small></span>
  </span>`;

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

function applyScheme(): void {
  const scheme = prefersDark.matches ? 'dark' : 'light';
  addons.setConfig({ theme: themeOf(scheme, titleIn(scheme)) });
}

applyScheme();
prefersDark.addEventListener('change', applyScheme);
