import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ThemeProvider } from '../theme/ThemeProvider';

/** Renders inside the theme, as on every page. */
export const renderThemed = (element: ReactElement): RenderResult =>
  render(element, { wrapper: ThemeProvider });
