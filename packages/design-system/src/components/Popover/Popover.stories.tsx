import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { InfoIcon } from '../../icons/InfoIcon';
import { Inline } from '../../layout/Inline/Inline';
import { Button } from '../Button/Button';
import { POPOVER_PLACEMENTS, Popover } from './Popover';
import { filterPanel } from './Popover.fixtures';

const meta = {
  title: 'Design System/Feedback/Popover',
  component: Popover,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  args: { label: 'Filter', children: filterPanel, onToggle: fn() },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  const [button] = canvas.getAllByRole('button');
  if (button) await userEvent.click(button);
  await canvas.findByRole('dialog');
};

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: 'outline', tone: 'neutral', size: 'md', placement: 'start' },
};

export const Variants: Story = {
  render: (args) => (
    <Inline justify="between">
      {POPOVER_PLACEMENTS.map((placement) => (
        <Popover key={placement} {...args} placement={placement} label={`at the ${placement}`} />
      ))}
    </Inline>
  ),
};

export const States: Story = { play: open };

/** Text without fields: the panel itself gets the focus, so that it is read. */
export const Words: Story = {
  args: {
    label: 'Stake eight times',
    icon: <InfoIcon />,
    variant: 'quiet',
    labels: { panel: 'What staking eight times means' },
    children: (
      <p>
        A reward of 10.00 can be withdrawn once you have staked 80.00. Games of all categories but
        sports count.
      </p>
    ),
  },
  play: async (context) => {
    await open(context);
    const panel = context.canvas.getByRole('dialog', { name: 'What staking eight times means' });
    await waitFor(() => expect(panel).toHaveFocus());
  },
};

export const LongContent: Story = {
  args: {
    label: 'Riwayat penarikan dana dan setoran dalam tiga puluh hari terakhir',
    children: (
      <p>
        Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselanhänger. Pemeriksaan berlangsung
        paling lama satu hari kerja, dan selama itu Anda tidak perlu melakukan apa pun.
      </p>
    ),
  },
  play: open,
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  render: (args) => (
    <Inline>
      <Popover {...args} />
      <Button variant="quiet">Next</Button>
    </Inline>
  ),
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Filter' });
    const expectClosed = async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    };
    await step('opens by keyboard with focus in the first field', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      const field = await canvas.findByRole('checkbox', { name: 'New games' });
      await waitFor(() => expect(field).toHaveFocus());
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(args.onToggle).toHaveBeenLastCalledWith({ isOpen: true });
    });
    await step('its content closes it, and focus is back on the button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show 48 games' }));
      await expectClosed();
      await expect(button).toHaveFocus();
    });
    await step('a second press on the button closes it', async () => {
      await userEvent.click(button);
      await canvas.findByRole('dialog', { name: 'Filter' });
      await userEvent.click(button);
      await expectClosed();
    });
    await step('Tab out of it closes it', async () => {
      button.focus();
      await userEvent.keyboard(' ');
      await waitFor(() =>
        expect(canvas.getByRole('checkbox', { name: 'New games' })).toHaveFocus(),
      );
      canvas.getByRole('button', { name: 'Next' }).focus();
      await expectClosed();
    });
  },
};
