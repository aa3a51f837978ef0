import { disconnect } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ANNOUNCEMENTS, NO_ANNOUNCEMENTS, sampleNotices } from '../../testing/fixtures';
import { fullHome } from '../../testing/handlers';
import { withStatus } from '../../testing/withStatus';
import NoticesOverlay from './NoticesOverlay';

const gateway = (...handlers: RequestHandler[]) => ({
  msw: { handlers: [...handlers, ...fullHome()] },
});

const openAt = (id: string | null) => ({ overlay: { name: 'notices', id } as const });

const meta = {
  title: 'Features/Home/NoticesOverlay',
  component: NoticesOverlay,
  tags: ['autodocs'],
  decorators: withStatus,
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    ...openAt('nt-1'),
    ...gateway(),
  },
} satisfies Meta<typeof NoticesOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const titleAt = (at: number): string => ANNOUNCEMENTS.player[at]?.title ?? '';
const shown = (title: string) => screen.findByRole('heading', { level: 3, name: title });

export const Empty: Story = {
  parameters: { msw: { handlers: fullHome({ announcements: NO_ANNOUNCEMENTS }) } },
};

export const NetworkError: Story = {
  parameters: gateway(disconnect('getListAnnouncements')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };

export const OpenedAtOne: Story = {
  parameters: openAt('nt-11'),
};

export const OpenedAtOneInteraction: Story = {
  ...OpenedAtOne,
  play: async ({ step }) => {
    await step('opens at the notice that was pressed, on its page of the list', async () => {
      await shown(titleAt(10));
      await expect(screen.getByText('Page 2 of 2')).toBeVisible();
    });
    await step('[MOD-02] the list holds nine to a page', async () => {
      const list = within(screen.getByRole('navigation', { name: 'Notices' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(3);
      await userEvent.click(list.getByRole('button', { name: 'Previous page' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(9);
    });
    await step('shows the one that is chosen', async () => {
      const dialog = within(screen.getByRole('dialog', { name: 'Notices' }));
      await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^${titleAt(1)}`) }));
      await waitFor(async () => expect(await shown(titleAt(1))).toHaveFocus());
    });
    await step('closes and is gone', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** A link inside navigates, and the dialog closes. */
export const LinkInteraction: Story = {
  parameters: {
    msw: {
      handlers: fullHome({
        announcements: {
          ...ANNOUNCEMENTS,
          player: sampleNotices(1).map((notice) => ({
            ...notice,
            content: '<p><a href="/promotions">What goes with it</a></p>',
          })),
        },
      }),
    },
  },
  play: async ({ step }) => {
    await step('[MOD-02] a link in a notice leads to its page, without the notices', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'What goes with it' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
