import { Button } from '@parlour/design-system/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withSite } from '../../testing/withSite';
import { PasswordDialog } from './PasswordDialog';

// stories-check: no Loading, nothing is loaded before it asks
// stories-check: no NetworkError, its form shows every error in the same place
const meta = {
  title: 'Features/Member/PasswordDialog',
  component: PasswordDialog,
  tags: ['autodocs'],
  decorators: withSite,
  args: {
    title: 'Remove the passkey',
    text: 'My phone no longer opens your account. Delete it on your device as well.',
    submit: 'Remove',
    errors: undefined,
    onSubmit: fn(() => Promise.resolve()),
    onClose: fn(),
  },
  parameters: {
    feature: { visitor: 'member' },
    docs: { story: { inline: false, height: '420px' } },
  },
} satisfies Meta<typeof PasswordDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const never = fn(() => new Promise<void>(() => undefined));
/** As the browser does at Escape, which a story can not press. */
const escape = (): boolean =>
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
const field = () => screen.findByLabelText('Login password');
const send = async (): Promise<void> => {
  await userEvent.type(await field(), 'Parlour#2024{Enter}');
};

export const Ready: Story = {};

export const ReadyInteraction: Story = {
  play: async ({ args, step }) => {
    await step('[TR-05] it asks for the password before it is done', async () => {
      const password = await field();
      await waitFor(() => expect(password).toHaveFocus());
      await send();
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    });
  },
};

export const Empty: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    const password = await field();
    await waitFor(() => expect(password).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** It stays open until there is an answer. */
export const Submitting: Story = {
  args: { onSubmit: never },
  play: async ({ args }) => {
    await send();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remove' })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    escape();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const BusinessError: Story = {
  args: { errors: { password: 'The password is not right.' } },
  play: async () => {
    const password = await field();
    await waitFor(() => expect(password).toHaveAccessibleDescription(/not right/));
  },
};

/** What belongs to no field. */
export const Refused: Story = {
  args: { errors: { root: 'Too many requests. Please wait five minutes and try again.' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests');
  },
};

export const LongContent: Story = {
  args: {
    title: 'Zwei-Faktor-Authentifizierung ausschalten',
    text: `${'Die Wiederherstellungscodes gelten dann nicht mehr. '.repeat(4)}گوشی من`,
    submit: 'Zwei-Faktor-Authentifizierung ausschalten',
  },
};

function Opener({ onClose, ...args }: Parameters<typeof PasswordDialog>[0]) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Remove: My phone</Button>
      {isOpen ? (
        <PasswordDialog
          {...args}
          onClose={() => {
            setIsOpen(false);
            onClose();
          }}
        />
      ) : null}
    </>
  );
}

export const Interaction: Story = {
  tags: ['no-visual'],
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Remove: My phone' });
    for (const leave of [
      escape,
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
    ])
      await step('closed, the focus is where it came from', async () => {
        await userEvent.click(opener);
        await field();
        await leave();
        await waitFor(() => expect(opener).toHaveFocus());
        await expect(screen.queryByRole('dialog')).toBeNull();
      });
  },
};

export const Mobile: Story = { globals: { language: 'ar', viewport: { value: 'mobile' } } };
