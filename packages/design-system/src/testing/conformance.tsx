import type { CSSProperties, ReactElement, Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { renderThemed } from './render';

/** Props that every component accepts for its root. */
export interface RootProps {
  className?: string;
  style?: CSSProperties;
  id?: string;
  title?: string;
  ref?: Ref<never>;
}

export interface ConformanceOptions {
  /** Tag name of the root. */
  element: string;
  /** Value of `data-component`. */
  dataComponent: string;
}

/** What every component promises: props, class, style and ref reach the root, and it renders on a server. */
export function conformance(
  create: (props: RootProps) => ReactElement,
  { element, dataComponent }: ConformanceOptions,
): void {
  const find = (scope: ParentNode): HTMLElement => {
    const root = scope.querySelector<HTMLElement>(`[data-component="${dataComponent}"]`);
    if (root === null) throw new Error(`Nothing carries data-component="${dataComponent}".`);
    return root;
  };

  it('passes props, class and style to its root', () => {
    renderThemed(
      create({ className: 'mine', style: { opacity: 0.5 }, id: 'the-root', title: 'hint' }),
    );
    const root = find(document);
    expect(root.tagName.toLowerCase()).toBe(element);
    expect(root).toMatchObject({ id: 'the-root', title: 'hint' });
    expect(root.classList.contains('mine')).toBe(true);
    expect(root.style.opacity).toBe('0.5');
  });

  it('gives its root to a ref', () => {
    const ref: { current: HTMLElement | null } = { current: null };
    renderThemed(create({ ref: ref as Ref<never> }));
    expect(ref.current).toBe(find(document));
  });

  it('renders on a server', () => {
    expect(renderToString(create({}))).toContain(`data-component="${dataComponent}"`);
  });
}
