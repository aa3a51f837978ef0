import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderThemed } from '../../testing/render';
import { ERROR_PANEL_VARIANTS, ErrorPanel } from './ErrorPanel';
import { ERROR_LABELS } from './ErrorPanel.fixtures';

// The shared conformance test sets the native `title` on the root; here `title` is a prop of the component.
describe.each(ERROR_PANEL_VARIANTS)('ErrorPanel %s', (variant) => {
  const props = { variant, labels: ERROR_LABELS };

  it('passes props, class, style and ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    renderThemed(
      <ErrorPanel {...props} ref={ref} id="mine" className="mine" style={{ opacity: 0.5 }} />,
    );
    const root = document.querySelector<HTMLElement>('[data-component="ErrorPanel"]');
    expect(ref.current).toBe(root);
    expect(root?.id).toBe('mine');
    expect(root?.classList.contains('mine')).toBe(true);
    expect(root?.style.opacity).toBe('0.5');
  });

  it('renders on a server', () => {
    expect(renderToString(<ErrorPanel {...props} />)).toContain('data-component="ErrorPanel"');
  });

  it('is told at once, and has no button where nothing can be tried', () => {
    renderThemed(<ErrorPanel {...props} />);
    expect(screen.getByRole('alert').textContent).toContain(ERROR_LABELS.title);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
