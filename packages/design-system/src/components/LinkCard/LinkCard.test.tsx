import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderThemed } from '../../testing/render';
import { LinkCard } from './LinkCard';

// Not the shared conformance: it passes `title` as the native attribute, and here it is the link's text.
describe('LinkCard', () => {
  it('passes props, class, style and ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    renderThemed(
      <LinkCard
        ref={ref}
        href="#rewards"
        title="Reward centre"
        id="mine"
        className="mine"
        style={{ opacity: 0.5 }}
      />,
    );
    const root = document.querySelector<HTMLElement>('[data-component="LinkCard"]');
    expect(ref.current).toBe(root);
    expect(root?.id).toBe('mine');
    expect(root?.classList.contains('mine')).toBe(true);
    expect(root?.style.opacity).toBe('0.5');
  });

  it('renders on a server', () => {
    expect(renderToString(<LinkCard href="#a" title="Reward centre" />)).toContain('href="#a"');
  });

  it('has a title that is a heading where it is told so', () => {
    renderThemed(<LinkCard href="#a" title="Reward centre" headingLevel={3} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Reward centre' })).toBeTruthy();
  });
});
