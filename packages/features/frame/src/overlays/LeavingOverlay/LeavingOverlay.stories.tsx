import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { withStore } from '../../testing/withStore';
import LeavingOverlay from './LeavingOverlay';

const HREF = 'https://prizes.elsewhere.example/spin?from=banner';
const HOST = 'prizes.elsewhere.example';

const meta = {
  title: 'Features/Frame/LeavingOverlay',
  component: LeavingOverlay,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof LeavingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = [withStore({ overlay: { name: 'leaving', href: HREF, host: HOST } })];
const findDialog = () => screen.findByRole('dialog', { name: 'You are leaving this site' });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Ready: Story = {
  decorators: asked,
  play: async ({ step }) => {
    await step('names the host, and does not go on by itself', async () => {
      await expect(await findDialog()).toHaveTextContent(HOST);
      await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    });
  },
};

export const LongHost: Story = {
  globals: { viewport: { value: 'narrow' } },
  decorators: [
    withStore({
      overlay: {
        name: 'leaving',
        href: `https://${'rewards-'.repeat(7)}a.elsewhere.example/`,
        host: `${'rewards-'.repeat(7)}a.elsewhere.example`,
      },
    }),
  ],
};

export const Mobile: Story = {
  decorators: asked,
  globals: { language: 'id', viewport: { value: 'mobile' } },
};

export const GoesOnInteraction: Story = {
  decorators: asked,
  play: async ({ step }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    await findDialog();
    await step('in a window that knows nothing of this one', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
      await isGone();
      await expect(open.mock.calls).toEqual([[HREF, '_blank', 'noopener,noreferrer']]);
    });
    open.mockRestore();
  },
};

export const CancelledInteraction: Story = {
  decorators: asked,
  play: async ({ step }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    await findDialog();
    await step('nothing is opened', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await isGone();
      await expect(open).not.toHaveBeenCalled();
    });
    open.mockRestore();
  },
};

/** For any element with the link, and any way to press it. */
export const AsksFirstInteraction: Story = {
  render: () => (
    <>
      <a href={HREF} target="_blank" rel="noopener noreferrer">
        Spin the wheel
      </a>
      <LeavingOverlay />
    </>
  ),
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Spin the wheel' });
    for (const keys of [
      '[MouseLeft]',
      '{Control>}[MouseLeft]{/Control}',
      '{Meta>}[MouseLeft]{/Meta}',
    ])
      await step(keys, async () => {
        const user = userEvent.setup();
        if (keys !== '[MouseLeft]') await user.keyboard(keys.slice(0, keys.indexOf('>') + 2));
        await user.click(link);
        await findDialog();
        await user.click(screen.getByRole('button', { name: 'Cancel' }));
        await isGone();
      });
    await step('the middle button', async () => {
      const press = new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true });
      link.dispatchEvent(press);
      await expect(press.defaultPrevented).toBe(true);
      await expect(await findDialog()).toHaveTextContent(HOST);
    });
  },
};
