import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { SWITCH_PLACEMENTS, Switch } from './Switch';

const meta = {
  title: 'Design System/Forms/Switch',
  component: Switch,
  tags: ['autodocs'],
  args: { label: 'Hide my balance', name: 'hideBalance', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { placement: 'start', hint: '', error: '' } };

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {SWITCH_PLACEMENTS.map((placement) => (
        <Switch
          key={placement}
          {...args}
          placement={placement}
          label={`At the ${placement}`}
          hint="Others who look at your screen see stars."
          defaultChecked
        />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Switch {...args} label="Off" />
      <Switch {...args} label="On" defaultChecked />
      <Switch {...args} label="Focus" className="pseudo-focus-visible" />
      <Switch {...args} label="With a hint" hint="Others who look at your screen see stars." />
      <Switch {...args} label="Invalid" error="This could not be saved; try again." />
      <Switch {...args} label="Disabled" disabled />
      <Switch {...args} label="Disabled and on" disabled defaultChecked />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label:
      'Kirimkan pemberitahuan melalui pesan singkat setiap kali ada setoran, penarikan, atau perubahan kata sandi',
    hint: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselanhänger',
    placement: 'end',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const control = canvas.getByRole('switch', { name: 'Hide my balance' });
    await step('by its words', async () => {
      await userEvent.click(canvas.getByText('Hide my balance'));
      await expect(control).toBeChecked();
    });
    await step('by Space', async () => {
      control.focus();
      await userEvent.keyboard(' ');
      await expect(control).not.toBeChecked();
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
};
