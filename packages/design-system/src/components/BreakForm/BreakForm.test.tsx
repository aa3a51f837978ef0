import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../../testing/render';
import { ExclusionForm } from '../ExclusionForm/ExclusionForm';
import { BreakForm, type BreakFormProps } from './BreakForm';
import { BREAK_LABELS, BREAKS, CONSEQUENCES } from './BreakForm.fixtures';

const props: BreakFormProps = {
  title: 'Take a break',
  description: 'Stop for a while.',
  options: BREAKS,
  consequences: CONSEQUENCES,
  labels: BREAK_LABELS,
  onStart: vi.fn(),
};
const acknowledgement = { label: 'I understand.', required: 'Tick this.' };

// Not the shared conformance: it passes `title` as the native attribute, and here it is a text.
describe.each([
  ['BreakForm', BreakForm],
  ['ExclusionForm', ExclusionForm],
])('%s', (name, Form) => {
  it('passes props, class, style and ref to its root', () => {
    const ref = createRef<HTMLElement>();
    renderThemed(<Form {...props} {...{ acknowledgement }} ref={ref} id="own" className="mine" />);
    const root = document.querySelector<HTMLElement>(`[data-component="${name}"]`);
    expect(ref.current).toBe(root);
    expect([root?.id, root?.classList.contains('mine'), root?.title]).toEqual(['own', true, '']);
  });

  it('renders on a server', () => {
    const markup = renderToString(<Form {...props} acknowledgement={acknowledgement} />);
    expect(markup).toContain(`data-component="${name}"`);
  });
});

describe('the second step', () => {
  it('tells each time it opens, so that the ends of the choices are asked for anew', () => {
    const onReview = vi.fn();
    renderThemed(<BreakForm {...props} onReview={onReview} />);
    const next = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    next();
    // Nothing is chosen, and so nothing reviewed.
    expect(onReview).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('radio', { name: '1 day' }));
    expect(onReview).not.toHaveBeenCalled();
    next();
    expect(onReview).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: BREAK_LABELS.back }));
    next();
    expect(onReview).toHaveBeenCalledTimes(2);
  });

  it('is left when what was chosen is not offered any more', () => {
    const { rerender } = renderThemed(<BreakForm {...props} />);
    fireEvent.click(screen.getByRole('radio', { name: '1 day' }));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.queryByRole('radio')).toBeNull();
    rerender(<BreakForm {...props} options={BREAKS.slice(1)} />);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });
});
