import { screen } from '@testing-library/react';
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
});
