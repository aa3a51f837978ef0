import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Draws a page, and gives back the way to draw it anew before the call returns. */
export function start(content: ReactNode): (content: ReactNode) => void {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no root.');
  const root = createRoot(container);
  const draw = (next: ReactNode) => flushSync(() => root.render(next));
  draw(content);
  return draw;
}
