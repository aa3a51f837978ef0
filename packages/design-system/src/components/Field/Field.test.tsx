import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Field } from './Field';

describe('Field', () => {
  conformance(
    (props) => (
      <Field {...props} label="Amount">
        {(control) => <input {...control} />}
      </Field>
    ),
    { element: 'div', dataComponent: 'Field' },
  );

  it('describes the control by its error, its hint and what the owner adds, in this order', () => {
    renderThemed(
      <>
        <p id="mine">From your bonus.</p>
        <Field label="Amount" hint="At least 10.00." error="Enter an amount." describedBy="mine">
          {(control) => <input {...control} />}
        </Field>
      </>,
    );
    const input = screen.getByLabelText('Amount');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Enter an amount.',
      'At least 10.00.',
      'From your bonus.',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('says nothing about a control without notes', () => {
    renderThemed(<Field label="Amount">{(control) => <input {...control} />}</Field>);
    const input = screen.getByLabelText('Amount');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });
});
