import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormSwitch } from './FormSwitch';

describe('FormSwitch', () => {
  conformance(
    (props) => (
      <SampleForm>
        <FormSwitch {...props} name="hasLimit" label="Limit what I can deposit" />
      </SampleForm>
    ),
    { element: 'input', dataComponent: 'Switch' },
  );
});
