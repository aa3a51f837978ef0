import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormOneTimeCodeField } from './FormOneTimeCodeField';

describe('FormOneTimeCodeField', () => {
  conformance(
    (props) => (
      <SampleForm>
        <FormOneTimeCodeField
          {...props}
          name="verificationCode"
          label="Verification code"
          length={6}
        />
      </SampleForm>
    ),
    { element: 'input', dataComponent: 'OneTimeCodeField' },
  );
});
