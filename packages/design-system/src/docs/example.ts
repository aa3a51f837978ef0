import type { ReactNode } from 'react';

/** One way to use a component, drawn on its page, and why it is right or wrong. */
interface Way {
  show: ReactNode;
  /** One sentence. */
  why: string;
}

/** A right and a wrong way side by side: `X.examples.tsx` beside `X.tsx` exports a list of them as `examples`. */
export interface Example {
  right: Way;
  wrong: Way;
}
