import { render } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { ThemeProvider } from '../theme/ThemeProvider';

export interface TakenOver {
  /** HTML of the server. */
  html: string;
  /** All errors and warnings of React during hydration. */
  faults: string[];
}

/** Renders on a server and hydrates the result. */
export function takeOver(element: ReactElement): TakenOver {
  const faults: string[] = [];
  const note = (...said: unknown[]) => void faults.push(said.map(String).join(' '));
  const listening = vi.spyOn(console, 'error').mockImplementation(note);
  const html = renderToString(createElement(ThemeProvider, { children: element }));
  const container = document.createElement('div');
  container.append(document.createRange().createContextualFragment(html));
  document.body.append(container);
  render(element, {
    container,
    hydrate: true,
    wrapper: ThemeProvider,
    onRecoverableError: note,
  });
  listening.mockRestore();
  return { html, faults };
}
