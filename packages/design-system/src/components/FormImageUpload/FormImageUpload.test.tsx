import { describe, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Form } from '../Form/Form';
import { UPLOAD_LABELS } from '../ImageUpload/ImageUpload.fixtures';
import { FormImageUpload } from './FormImageUpload';
import { PROOF_START, proofSchema } from './FormImageUpload.fixtures';

describe('FormImageUpload', () => {
  conformance(
    (props) => (
      <Form
        schema={proofSchema}
        defaultValues={PROOF_START}
        onSubmit={vi.fn()}
        translateError={(key) => key}
      >
        <FormImageUpload {...props} name="proof" label="Proof" labels={UPLOAD_LABELS} />
      </Form>
    ),
    { element: 'div', dataComponent: 'ImageUpload' },
  );
});
