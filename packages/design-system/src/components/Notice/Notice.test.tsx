import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderThemed } from '../../testing/render';
import { Notice } from './Notice';

// Not the shared conformance: it passes `title` as the native attribute, and here it is a text.
describe('Notice', () => {
  it('passes props, class, style and ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    renderThemed(
      <Notice
        ref={ref}
        title="Maintenance tonight"
        id="the-root"
        className="mine"
        style={{ opacity: 0.5 }}
      />,
    );
    const root = document.querySelector<HTMLElement>('[data-component="Notice"]');
    expect(ref.current).toBe(root);
    expect(root?.id).toBe('the-root');
    expect(root?.classList.contains('mine')).toBe(true);
    expect(root?.style.opacity).toBe('0.5');
    expect(root?.title).toBe('');
  });

  it('renders on a server', () => {
    expect(renderToString(<Notice title="Maintenance tonight" />)).toContain(
      'data-component="Notice"',
    );
  });

  it('is silent until its owner gives it a role', () => {
    const { rerender } = renderThemed(<Notice title="Maintenance tonight" />);
    expect(screen.queryByRole('status')).toBeNull();
    rerender(<Notice title="Maintenance tonight" role="status" />);
    expect(screen.getByRole('status').textContent).toBe('Maintenance tonight');
  });
});
