import type { ReactNode } from 'react';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { Form } from './Form';
import {
  REGISTRATION_START,
  registrationSchema,
  translateRegistration,
} from './registration.fixtures';

const EMPTY = { ...REGISTRATION_START, reminder: '' };
const ignore = () => undefined;

/** A form around one field, whose name is one of the registration. */
export function SampleForm({ children, send = 'Send' }: { children: ReactNode; send?: string }) {
  return (
    <Form
      aria-label="Register"
      schema={registrationSchema}
      defaultValues={EMPTY}
      onSubmit={ignore}
      translateError={translateRegistration}
    >
      {children}
      <FormSubmit>{send}</FormSubmit>
    </Form>
  );
}
