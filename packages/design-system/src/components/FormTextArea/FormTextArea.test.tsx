import { describe, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Form } from '../Form/Form';
import { FormTextArea } from './FormTextArea';
import { FEEDBACK_START, feedbackSchema } from './FormTextArea.fixtures';

describe('FormTextArea', () => {
  conformance(
    (props) => (
      <Form
        schema={feedbackSchema}
        defaultValues={FEEDBACK_START}
        onSubmit={vi.fn()}
        translateError={(key) => key}
      >
        <FormTextArea {...props} name="feedback" label="Your feedback" />
      </Form>
    ),
    { element: 'textarea', dataComponent: 'TextArea' },
  );
});
