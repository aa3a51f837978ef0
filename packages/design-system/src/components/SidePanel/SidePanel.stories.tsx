import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChatIcon } from '../../icons/ChatIcon';
import { PhoneIcon } from '../../icons/PhoneIcon';
import { SidePanel } from './SidePanel';
import {
  CONTACTS,
  CONTACTS_WITHOUT_NOTES,
  LONG_CONTACTS,
  PageWithPanel,
} from './SidePanel.fixtures';

const meta = {
  title: 'Design System/Actions and layout/SidePanel',
  component: SidePanel,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    labels: { panel: 'Help and contact' },
    icon: <ChatIcon />,
    children: CONTACTS,
    onToggle: fn(),
  },
  render: (args) => <PageWithPanel {...args} />,
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { isOpen: true, icon: <PhoneIcon />, labels: { panel: 'Customer service' } },
};

export const States: Story = { args: { isOpen: true } };

/** Labels only, without notes. */
export const Missing: Story = {
  args: { isOpen: true, children: CONTACTS_WITHOUT_NOTES },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Live chat' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Call me back' })).toBeVisible();
  },
};

export const LongContent: Story = { args: { isOpen: true, children: LONG_CONTACTS } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const handle = canvas.getByRole('button', { name: 'Help and contact' });
    const chat = () => canvas.queryByRole('link', { name: /^Live chat/ });
    await step('opens and closes by pointer', async () => {
      await userEvent.click(handle);
      await expect(chat()).toBeVisible();
      await expect(handle).toHaveAttribute('aria-expanded', 'true');
      await expect(args.onToggle).toHaveBeenLastCalledWith({ isOpen: true });
      await userEvent.click(handle);
      await expect(chat()).toBeNull();
    });
    await step('by keyboard it is the next stop, and Escape gives focus back', async () => {
      handle.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect(chat()).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(chat()).toBeNull();
      await expect(handle).toHaveFocus();
    });
    await step('the page beside it stays in reach', async () => {
      await userEvent.click(handle);
      await userEvent.click(canvas.getByRole('button', { name: 'All games' }));
      await expect(chat()).toBeVisible();
    });
  },
};
