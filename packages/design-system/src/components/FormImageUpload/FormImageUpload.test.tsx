import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { UPLOAD_LABELS } from '../ImageUpload/ImageUpload.fixtures';
import { FormImageUpload } from './FormImageUpload';

describe('FormImageUpload', () => {
  conformance(
    (props) => (
      <SampleForm>
        <FormImageUpload {...props} name="proof" label="Proof" labels={UPLOAD_LABELS} />
      </SampleForm>
    ),
    { element: 'div', dataComponent: 'ImageUpload' },
  );
});
