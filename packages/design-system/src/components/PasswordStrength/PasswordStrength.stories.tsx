import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { PasswordField } from '../PasswordField/PasswordField';
import { PasswordStrength, type PasswordStrengthProps } from './PasswordStrength';
import { SAMPLE_PASSWORDS, STRENGTH_LABELS } from './PasswordStrength.fixtures';

/** In its usual position, under the password field. */
function WithField({ password, ...rest }: PasswordStrengthProps) {
  const [typed, setTyped] = useState(password);
  return (
    <Stack gap={8}>
      <PasswordField
        label="New password"
        labels={{ show: 'Show what is typed', hide: 'Hide what is typed' }}
        autoComplete="new-password"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <PasswordStrength {...rest} password={typed} />
    </Stack>
  );
}

const meta = {
  title: 'Design System/Forms/PasswordStrength',
  component: PasswordStrength,
  tags: ['autodocs'],
  args: { password: '', labels: STRENGTH_LABELS },
} satisfies Meta<typeof PasswordStrength>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { password: 'quiet-harbour', userInputs: ['willow7'] } };

export const States: Story = {
  render: (args) => (
    <Stack>
      {['', ...SAMPLE_PASSWORDS].map((password) => (
        <PasswordStrength key={password} {...args} password={password} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const meters = () =>
      canvas.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuenow'));
    // The word lists have to be loaded first.
    await waitFor(() => expect(meters()).toEqual(['0', '1', '2', '3', '4', '5']), {
      timeout: 15_000,
    });
  },
};

export const LongContent: Story = {
  args: {
    password: '',
    labels: {
      ...STRENGTH_LABELS,
      none: 'Beberapa kata yang tidak berhubungan membuat kata sandi yang kuat dan mudah diingat',
    },
  },
  render: (args) => <WithField {...args} />,
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  render: (args) => <WithField {...args} userInputs={['quiet-harbour-comet-fox']} />,
  play: async ({ canvas, step }) => {
    const meter = canvas.getByRole('meter', { name: 'Strength of the password' });
    const field = canvas.getByLabelText('New password');
    await step('judges what is typed when typing rests', async () => {
      await expect(meter).toHaveAttribute('aria-valuetext', STRENGTH_LABELS.none);
      await userEvent.type(field, '123456');
      await waitFor(() => expect(meter).toHaveAttribute('aria-valuetext', 'Guessed at once'), {
        timeout: 15_000,
      });
    });
    await step('a press that shows what is typed leaves its judgement', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show what is typed' }));
      await expect(field).toHaveAttribute('type', 'text');
      await expect(field).toHaveValue('123456');
      await expect(meter).toHaveAttribute('aria-valuetext', 'Guessed at once');
    });
    await step('knows what a guesser knows', async () => {
      await userEvent.clear(field);
      await userEvent.paste('quiet-harbour-comet-fox');
      await waitFor(() => expect(meter).toHaveAttribute('aria-valuenow', '1'));
    });
    await step('is empty again without a password', async () => {
      await userEvent.clear(field);
      await expect(meter).toHaveAttribute('aria-valuenow', '0');
    });
  },
};
