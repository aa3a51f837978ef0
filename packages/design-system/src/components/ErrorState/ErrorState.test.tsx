import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderThemed } from '../../testing/render';
import { ErrorState } from './ErrorState';

// The shared conformance test sets the native `title` on the root; here `title` is a prop of the component.
describe('ErrorState', () => {
  it('passes props, class, style and ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    renderThemed(
      <ErrorState
        ref={ref}
        title="The games could not be loaded"
        id="the-root"
        className="mine"
        style={{ opacity: 0.5 }}
      />,
    );
    const root = document.querySelector<HTMLElement>('[data-component="ErrorState"]');
    expect(ref.current).toBe(root);
    expect(root?.id).toBe('the-root');
    expect(root?.classList.contains('mine')).toBe(true);
    expect(root?.style.opacity).toBe('0.5');
    expect(root?.title).toBe('');
  });

  it('renders on a server', () => {
    expect(renderToString(<ErrorState title="The games could not be loaded" />)).toContain(
      'data-component="ErrorState"',
    );
  });

  it('is read out as soon as it appears', () => {
    renderThemed(<ErrorState title="The games could not be loaded" />);
    expect(screen.getByRole('alert').textContent).toBe('The games could not be loaded');
  });
});
