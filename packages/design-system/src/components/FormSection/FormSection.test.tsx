import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { FormSection } from './FormSection';

describe('FormSection', () => {
  conformance(
    (props) => (
      <FormSection {...props} legend="About you">
        Fields
      </FormSection>
    ),
    { element: 'fieldset', dataComponent: 'FormSection' },
  );

  it('is a group with the name of its legend, described by its text', () => {
    renderThemed(<FormSection legend="About you" description="As in your passport." />);
    const group = screen.getByRole('group', { name: 'About you' });
    const text = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(text?.textContent).toBe('As in your passport.');
  });
});
