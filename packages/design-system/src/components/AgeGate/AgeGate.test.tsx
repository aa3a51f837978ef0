import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../../testing/render';
import { AgeGate, type AgeGateProps } from './AgeGate';
import { AGE_GATE_LABELS } from './AgeGate.fixtures';

const props: AgeGateProps = { isOpen: true, labels: AGE_GATE_LABELS, onConfirm: vi.fn() };

// Not the shared conformance: it passes `title` as the native attribute, and a gate has none.
describe('AgeGate', () => {
  it('passes props, class, style and ref to its root', () => {
    const ref = createRef<HTMLDialogElement>();
    renderThemed(
      <AgeGate {...props} ref={ref} id="mine" className="mine" style={{ opacity: 0.5 }} />,
    );
    const root = screen.getByRole('dialog', { name: AGE_GATE_LABELS.title });
    expect(ref.current).toBe(root);
    expect(root.id).toBe('mine');
    expect(root.classList.contains('mine')).toBe(true);
    expect(root.style.opacity).toBe('0.5');
    expect(root.dataset['component']).toBe('AgeGate');
  });

  it('renders on a server', () => {
    expect(renderToString(<AgeGate {...props} />)).toContain('data-component="AgeGate"');
  });

  it('has nothing to close it with but its answers', () => {
    renderThemed(<AgeGate {...props} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      AGE_GATE_LABELS.refuse,
      AGE_GATE_LABELS.confirm,
    ]);
    expect(screen.getByRole('dialog').getAttribute('closedby')).toBe('none');
  });

  it('asks again where it is opened anew', () => {
    const { unmount } = renderThemed(<AgeGate {...props} />);
    fireEvent.click(screen.getByRole('button', { name: AGE_GATE_LABELS.refuse }));
    unmount();
    renderThemed(<AgeGate {...props} />);
    expect(screen.getByRole('dialog', { name: AGE_GATE_LABELS.title })).toBeDefined();
  });
});
