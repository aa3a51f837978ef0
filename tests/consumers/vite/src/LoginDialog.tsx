import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { Form } from '@parlour/design-system/Form';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { patternMessage, patternSchema } from '@parlour/design-system/patterns';
import messages from '@parlour/design-system/patterns/messages/en.json';
import { showToast } from '@parlour/design-system/ToastRegion';
import { useState } from 'react';
import { object } from 'yup';

const schema = object({
  username: patternSchema({
    patternId: 'LETTER_FIRST_ALNUM',
    minLength: 4,
    maxLength: 16,
    required: true,
  }),
});

export function LoginDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Log in</Button>
      <Dialog isOpen={isOpen} title="Log in" onClose={() => setOpen(false)}>
        <Form
          schema={schema}
          defaultValues={{ username: '' }}
          translateError={(key, params) => patternMessage(messages, key, params)}
          onSubmit={({ username }) => {
            setOpen(false);
            showToast({ tone: 'positive', title: `Welcome, ${username}` });
          }}
        >
          <FormTextField name="username" label="Username" />
          <FormSubmit>Log in</FormSubmit>
        </Form>
      </Dialog>
    </>
  );
}
