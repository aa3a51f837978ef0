import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { Form } from '@parlour/design-system/Form';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Menu } from '@parlour/design-system/Menu';
import { patternMessage, patternSchema } from '@parlour/design-system/patterns';
import messages from '@parlour/design-system/patterns/messages/en.json';
import { readColorScheme, setColorScheme } from '@parlour/design-system/theme';
import { useRef, useState } from 'react';
import { object } from 'yup';

const schema = object({
  username: patternSchema({
    patternId: 'LETTER_FIRST_ALNUM',
    minLength: 4,
    maxLength: 16,
    required: true,
  }),
});

export function App() {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [greeting, setGreeting] = useState('');
  return (
    <main>
      <Stack>
        <h1>Lagoon</h1>
        <p role="status">{greeting}</p>
        <Menu
          label="Menu"
          items={[
            { id: 'slots', label: 'Slots' },
            { id: 'live', label: 'Live tables' },
          ]}
          onSelect={({ id }) => setGreeting(`Chosen: ${id}`)}
        />
        <Button
          variant="outline"
          onClick={() => setColorScheme(readColorScheme() === 'light' ? 'dark' : 'light')}
        >
          Change theme
        </Button>
        <Button ref={opener} onClick={() => setOpen(true)}>
          Log in
        </Button>
        <Dialog
          isOpen={isOpen}
          title="Log in"
          labels={{ close: 'Close' }}
          onClose={() => {
            setOpen(false);
            opener.current?.focus();
          }}
        >
          <Form
            schema={schema}
            defaultValues={{ username: '' }}
            translateError={(key, params) => patternMessage(messages, key, params)}
            onSubmit={({ username }) => {
              setGreeting(`Welcome, ${username}`);
              setOpen(false);
            }}
          >
            <FormTextField name="username" label="Username" />
            <FormSubmit>Log in</FormSubmit>
          </Form>
        </Dialog>
      </Stack>
    </main>
  );
}
