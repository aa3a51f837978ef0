import { render } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { ThemeProvider } from '../theme/ThemeProvider';

export interface TakenOver {
  /** What a server sends. */
  html: string;
  /** Everything that React had to say while the browser took it over. */
  faults: string[];
}

/** Draws as a server does, and lets the browser take over what came of it. */
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
