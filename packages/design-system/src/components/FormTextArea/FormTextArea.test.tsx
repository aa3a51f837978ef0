import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormTextArea } from './FormTextArea';

describe('FormTextArea', () => {
  conformance(
    (props) => (
      <SampleForm>
        <FormTextArea {...props} name="remark" label="Your feedback" />
      </SampleForm>
    ),
    { element: 'textarea', dataComponent: 'TextArea' },
  );
});
