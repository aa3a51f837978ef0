import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../../testing/render';
import { LimitForm, type LimitFormProps } from './LimitForm';
import { DAY, FREE_MONTH, LIMIT_LABELS } from './LimitForm.fixtures';

const props: LimitFormProps = {
  title: 'Deposit limits',
  description: 'A lower limit holds at once.',
  locale: 'en',
  currency: 'USD',
  rows: [DAY, FREE_MONTH],
  labels: LIMIT_LABELS,
  onSave: vi.fn(),
  onConfirm: vi.fn(),
  onRevoke: vi.fn(),
};
const DAY_BUSY = { ...DAY, isBusy: true };
const openDay = () => fireEvent.click(screen.getByRole('button', { name: 'Change 24 hours' }));
const fieldOf = () => screen.queryByRole<HTMLInputElement>('textbox');

// Not the shared conformance: it passes `title` as the native attribute, and here it is a text.
describe('LimitForm', () => {
  it('passes props, class, style and ref to its root', () => {
    const ref = createRef<HTMLElement>();
    renderThemed(
      <LimitForm {...props} ref={ref} id="the-root" className="mine" style={{ opacity: 0.5 }} />,
    );
    const root = document.querySelector<HTMLElement>('[data-component="LimitForm"]');
    expect(ref.current).toBe(root);
    expect(root?.id).toBe('the-root');
    expect(root?.classList.contains('mine')).toBe(true);
    expect(root?.style.opacity).toBe('0.5');
    expect(root?.title).toBe('');
  });

  it('renders on a server', () => {
    expect(renderToString(<LimitForm {...props} />)).toContain('data-component="LimitForm"');
  });

  it('is a region with the name of its heading, at the level that is asked for', () => {
    renderThemed(<LimitForm {...props} headingLevel={4} />);
    expect(screen.getByRole('region', { name: 'Deposit limits' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 4, name: 'Deposit limits' })).toBeDefined();
  });
});

describe('an edit whose change is on its way', () => {
  it('is locked, and is not closed by Escape', () => {
    const { rerender } = renderThemed(<LimitForm {...props} />);
    openDay();
    fireEvent.click(screen.getByRole('button', { name: 'Save 24 hours' }));
    rerender(<LimitForm {...props} rows={[DAY_BUSY, FREE_MONTH]} />);
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    expect(fieldOf()?.readOnly).toBe(true);
  });

  it('does not take the focus back from elsewhere when it is saved', () => {
    const { rerender } = renderThemed(<LimitForm {...props} />);
    openDay();
    fireEvent.click(screen.getByRole('button', { name: 'Save 24 hours' }));
    rerender(<LimitForm {...props} rows={[DAY_BUSY, FREE_MONTH]} />);
    const other = screen.getByRole('button', { name: 'Set Calendar month' });
    other.focus();
    rerender(<LimitForm {...props} />);
    expect(fieldOf()).toBeNull();
    expect(document.activeElement).toBe(other);
  });

  it('stays open when a change that it has not asked for has ended', () => {
    const { rerender } = renderThemed(<LimitForm {...props} />);
    openDay();
    rerender(<LimitForm {...props} rows={[DAY_BUSY, FREE_MONTH]} />);
    rerender(<LimitForm {...props} />);
    expect(fieldOf()).not.toBeNull();
  });
});

describe('a refusal', () => {
  const error = 'At most USD 10,000.00.';

  it('is over once the edit is cancelled', () => {
    const { rerender } = renderThemed(<LimitForm {...props} />);
    openDay();
    fireEvent.click(screen.getByRole('button', { name: 'Save 24 hours' }));
    rerender(<LimitForm {...props} rows={[DAY_BUSY]} />);
    rerender(<LimitForm {...props} rows={[{ ...DAY, error }]} />);
    expect(screen.getByRole('alert').textContent).toBe(error);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel 24 hours' }));
    expect(screen.queryByRole('alert')).toBeNull();
    openDay();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of an answer is told in the row', () => {
    renderThemed(<LimitForm {...props} rows={[{ ...DAY, error }]} />);
    expect(screen.getByRole('alert').textContent).toBe(error);
  });
});

describe('an amount', () => {
  it.each([
    ['1.250', 'fr', 2, []],
    ['1.250', 'id', 2, [[{ id: 'day', amount: '1250.00' }]]],
    ['٢٥٠', 'ar-EG', 2, [[{ id: 'day', amount: '250.00' }]]],
    ['250', 'en', 0, [[{ id: 'day', amount: '250' }]]],
    ['-5', 'en', 2, []],
  ])('%j in %s with %i digits is sent as %j', (typed, locale, fractionDigits, calls) => {
    const onSave = vi.fn();
    renderThemed(<LimitForm {...props} {...{ locale, fractionDigits, onSave }} />);
    openDay();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Save 24 hours' }));
    expect(onSave.mock.calls).toEqual(calls);
  });
});
