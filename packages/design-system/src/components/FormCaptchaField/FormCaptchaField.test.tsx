import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { CAPTCHA_LABELS } from '../CaptchaField/CaptchaField.fixtures';
import { Form } from '../Form/Form';
import { FormCaptchaField } from './FormCaptchaField';
import { CAPTCHA_START, captchaSchema } from './FormCaptchaField.fixtures';

describe('FormCaptchaField', () => {
  conformance(
    (props) => (
      <Form
        schema={captchaSchema}
        defaultValues={CAPTCHA_START}
        onSubmit={vi.fn()}
        translateError={(key) => key}
      >
        <FormCaptchaField
          {...props}
          name="captcha"
          label="Captcha"
          labels={CAPTCHA_LABELS}
          onRefresh={vi.fn()}
        />
      </Form>
    ),
    { element: 'input', dataComponent: 'CaptchaField' },
  );

  it('is emptied by a new picture, which what was typed does not belong to', () => {
    const draw = (src: string) => (
      <ThemeProvider>
        <Form
          schema={captchaSchema}
          defaultValues={CAPTCHA_START}
          onSubmit={vi.fn()}
          translateError={(key) => key}
        >
          <FormCaptchaField
            name="captcha"
            label="Captcha"
            labels={CAPTCHA_LABELS}
            src={src}
            onRefresh={vi.fn()}
          />
        </Form>
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
