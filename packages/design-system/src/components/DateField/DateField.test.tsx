import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { DateField } from './DateField';

describe('DateField', () => {
  conformance((props) => <DateField {...props} label="Date of birth" />, {
    element: 'input',
    dataComponent: 'DateField',
  });

  it('can be marked as invalid by a group that says why', () => {
    renderThemed(<DateField label="From" aria-invalid />);
    expect(screen.getByLabelText('From').getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    [undefined, '9999-12-31'],
    ['2006-11-21', '2006-11-21'],
  ])('with the last day %s keeps browsers to years of four digits', (max, expected) => {
    renderThemed(<DateField label="From" max={max} />);
    expect(screen.getByLabelText<HTMLInputElement>('From').max).toBe(expected);
  });

  it('takes no year of five digits', () => {
    const days: string[] = [];
    renderThemed(<DateField label="From" onChange={({ target }) => days.push(target.value)} />);
    const field = screen.getByLabelText<HTMLInputElement>('From');
    for (const value of ['2024-01-01', '20241-01-01'])
      fireEvent.change(field, { target: { value } });
    expect(days).toEqual(['2024-01-01', '']);
    expect(field.value).toBe('');
  });
});
