import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { FIELD_SIZES } from '../Field/Field';
import { TextArea } from './TextArea';
import { COUNT_LABELS, FEEDBACK } from './TextArea.fixtures';

const meta = {
  title: 'Design System/Forms/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  args: { label: 'Your feedback', name: 'feedback', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'md', rows: 3, maxRows: 8, limit: 140, labels: COUNT_LABELS, hint: '', error: '' },
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {FIELD_SIZES.map((size) => (
        <TextArea
          key={size}
          {...args}
          size={size}
          label={`size ${size}`}
          defaultValue={FEEDBACK}
          limit={500}
          labels={COUNT_LABELS}
        />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  args: { defaultValue: FEEDBACK, rows: 2 },
  render: (args) => (
    <Stack>
      <TextArea {...args} label="Filled" />
      <TextArea {...args} label="Empty" defaultValue="" placeholder="What could be better" />
      <TextArea {...args} label="Focus" className="pseudo-focus-visible" />
      <TextArea {...args} label="With a counter" limit={500} labels={COUNT_LABELS} />
      <TextArea {...args} label="Too long" limit={120} labels={COUNT_LABELS} />
      <TextArea {...args} label="Invalid" error="Tell us what happened." />
      <TextArea {...args} label="Read only" readOnly />
      <TextArea {...args} label="Disabled" disabled />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Ceritakan dengan kata-kata Anda sendiri apa yang terjadi dan apa yang Anda harapkan',
    defaultValue: `${FEEDBACK}\n\nDonaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselanhänger\n\n${FEEDBACK.repeat(4)}`,
    limit: 500,
    labels: COUNT_LABELS,
    hint: 'Jangan tuliskan kata sandi, kode atau nomor kartu; kami tidak pernah menanyakannya.',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  args: { limit: 12, labels: COUNT_LABELS, rows: 1, maxRows: 3 },
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Your feedback' });
    await step('a press on its label puts focus into it', async () => {
      await userEvent.click(canvas.getByText('Your feedback'));
      await expect(field).toHaveFocus();
    });
    await step('counts what is typed, and says what is left', async () => {
      await userEvent.keyboard('Good');
      await expect(field).toHaveAccessibleDescription('4 / 12');
      await expect(args.onChange).toHaveBeenCalledTimes(4);
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent('8 characters left'),
      );
    });
    await step('keeps all of a text that is too long, and marks it', async () => {
      await userEvent.paste(' morning to all of you');
      await expect(field).toHaveValue('Good morning to all of you');
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(/14 characters too long/);
    });
    await step('grows with its lines, up to the most', async () => {
      await userEvent.clear(field);
      const one = field.offsetHeight;
      await userEvent.type(field, 'a{Enter}b');
      await waitFor(() => expect(field.offsetHeight).toBe(2 * one));
      await userEvent.type(field, '{Enter}c{Enter}d{Enter}e');
      await waitFor(() => expect(field.offsetHeight).toBe(3 * one));
    });
  },
};
