import { render } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { ThemeProvider } from '../theme/ThemeProvider';

export interface Hydrated {
  /** HTML of the server. */
  html: string;
  /** All errors and warnings of React during hydration. */
  errors: string[];
}

/** Renders on a server and hydrates the result. */
export function hydrate(element: ReactElement): Hydrated {
  const errors: string[] = [];
  const record = (...logged: unknown[]) => void errors.push(logged.map(String).join(' '));
  const spy = vi.spyOn(console, 'error').mockImplementation(record);
  const html = renderToString(createElement(ThemeProvider, { children: element }));
  const container = document.createElement('div');
  container.append(document.createRange().createContextualFragment(html));
  document.body.append(container);
  render(element, {
    container,
    hydrate: true,
    wrapper: ThemeProvider,
    onRecoverableError: record,
  });
  spy.mockRestore();
  return { html, errors };
}
