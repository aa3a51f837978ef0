import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderThemed } from '../../testing/render';
import { Section } from './Section';

// Not the shared conformance: it passes `title` as the native attribute, and here it is a text.
describe('Section', () => {
  it('passes props, class, style and ref to its root', () => {
    const ref = createRef<HTMLElement>();
    renderThemed(
      <Section
        ref={ref}
        title="New games"
        id="the-root"
        className="mine"
        style={{ opacity: 0.5 }}
      />,
    );
    const root = document.querySelector<HTMLElement>('[data-component="Section"]');
    expect(ref.current).toBe(root);
    expect(root?.id).toBe('the-root');
    expect(root?.classList.contains('mine')).toBe(true);
    expect(root?.style.opacity).toBe('0.5');
    expect(root?.title).toBe('');
  });

  it('renders on a server', () => {
    expect(renderToString(<Section title="New games" />)).toContain('data-component="Section"');
  });

  it('is a region with the name of its heading, at the level that is asked for', () => {
    renderThemed(<Section title="New games" headingLevel={3} />);
    expect(screen.getByRole('region', { name: 'New games' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'New games' })).toBeTruthy();
  });

  it('has a link to more only where there is more, which says of what', () => {
    const { rerender } = renderThemed(<Section title="New games" />);
    expect(screen.queryByRole('link')).toBeNull();
    const more = { href: '/slots', label: 'More' };
    rerender(<Section title="New games" more={more} />);
    expect(screen.getByRole('link', { name: 'More New games' }).getAttribute('href')).toBe(
      '/slots',
    );
  });
});
