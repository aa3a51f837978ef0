import { describe, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
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
});
