'use client';

import { Form } from '@parlour/design-system/Form';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { patternMessage, patternSchema } from '@parlour/design-system/patterns';
import messages from '@parlour/design-system/patterns/messages/en.json';
import { useState } from 'react';
import { object } from 'yup';

const schema = object({
  username: patternSchema({ patternId: 'ALNUM', minLength: 4, maxLength: 16, required: true }),
});

export function LoginForm() {
  const [greeting, setGreeting] = useState('');
  return (
    <Form
      schema={schema}
      defaultValues={{ username: '' }}
      translateError={(key, params) => patternMessage(messages, key, params)}
      onSubmit={({ username }) => setGreeting(`Welcome, ${username}`)}
    >
      <p role="status">{greeting}</p>
      <FormTextField name="username" label="Username" />
      <FormSubmit>Log in</FormSubmit>
    </Form>
  );
}
