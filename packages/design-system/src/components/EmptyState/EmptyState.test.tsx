import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderThemed } from '../../testing/render';
import { EmptyState } from './EmptyState';

// The shared conformance test sets the native `title` on the root; here `title` is a prop of the component.
describe('EmptyState', () => {
  it('passes props, class, style and ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    renderThemed(
      <EmptyState
        ref={ref}
        title="No messages yet"
        id="the-root"
        className="mine"
        style={{ opacity: 0.5 }}
      />,
    );
    const root = document.querySelector<HTMLElement>('[data-component="EmptyState"]');
    expect(ref.current).toBe(root);
    expect(root?.id).toBe('the-root');
    expect(root?.classList.contains('mine')).toBe(true);
    expect(root?.style.opacity).toBe('0.5');
    expect(root?.title).toBe('');
  });

  it('renders on a server', () => {
    expect(renderToString(<EmptyState title="No messages yet" />)).toContain(
      'data-component="EmptyState"',
    );
  });

  it('draws no empty circle where it is given no icon', () => {
    const { container, rerender } = renderThemed(<EmptyState title="No messages yet" />);
    expect(container.querySelector('[aria-hidden]')).not.toBeNull();
    rerender(<EmptyState title="No messages yet" icon={null} />);
    expect(container.querySelector('[aria-hidden]')).toBeNull();
  });

  it('has a heading only where the page needs one', () => {
    const { rerender } = renderThemed(<EmptyState title="No messages yet" />);
    expect(screen.queryByRole('heading')).toBeNull();
    rerender(<EmptyState title="No messages yet" headingLevel={1} />);
    expect(screen.getByRole('heading', { level: 1, name: 'No messages yet' })).toBeTruthy();
  });
});
