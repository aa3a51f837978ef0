import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../../testing/render';
import { RealityCheckDialog, type RealityCheckDialogProps } from './RealityCheckDialog';
import { CHECK_PROPS } from './RealityCheckDialog.fixtures';

const props: RealityCheckDialogProps = {
  ...CHECK_PROPS,
  isOpen: true,
  onAnswer: vi.fn(),
  onRetry: vi.fn(),
};

// The shared conformance test sets the native `title` on the root; here `title` is the heading.
describe('RealityCheckDialog', () => {
  it('passes props, class and ref to its root', () => {
    const ref = createRef<HTMLDialogElement>();
    renderThemed(<RealityCheckDialog {...props} ref={ref} id="mine" className="mine" />);
    const root = screen.getByRole('dialog', { name: 'A look at your session' });
    expect(ref.current).toBe(root);
    expect([root.id, root.dataset['component']]).toEqual(['mine', 'RealityCheckDialog']);
    expect(root.classList.contains('mine')).toBe(true);
  });

  it('renders on a server', () => {
    expect(renderToString(<RealityCheckDialog {...props} />)).toContain('Net position');
  });
});
