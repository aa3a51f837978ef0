import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Renders a page; returns a function that synchronously renders other content. */
export function start(content: ReactNode): (content: ReactNode) => void {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no root.');
  const root = createRoot(container);
  const draw = (next: ReactNode) => flushSync(() => root.render(next));
  draw(content);
  return draw;
}
