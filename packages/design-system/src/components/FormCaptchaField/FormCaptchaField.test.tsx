import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { CAPTCHA_LABELS } from '../CaptchaField/CaptchaField.fixtures';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormCaptchaField } from './FormCaptchaField';

describe('FormCaptchaField', () => {
  conformance(
    (props) => (
      <SampleForm>
        <FormCaptchaField
          {...props}
          name="captcha"
          label="Captcha"
          labels={CAPTCHA_LABELS}
          onRefresh={vi.fn()}
        />
      </SampleForm>
    ),
    { element: 'input', dataComponent: 'CaptchaField' },
  );

  it('is emptied by a new picture, which what was typed does not belong to', () => {
    const draw = (src: string) => (
      <ThemeProvider>
        <SampleForm>
          <FormCaptchaField
            name="captcha"
            label="Captcha"
            labels={CAPTCHA_LABELS}
            src={src}
            onRefresh={vi.fn()}
          />
        </SampleForm>
      </ThemeProvider>
    );
    const { rerender } = render(draw('data:image/svg+xml,one'));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Captcha/ });
    fireEvent.change(field, { target: { value: 'K7QM' } });
    expect(field.value).toBe('K7QM');
    rerender(draw('data:image/svg+xml,two'));
    expect(field.value).toBe('');
  });
});
