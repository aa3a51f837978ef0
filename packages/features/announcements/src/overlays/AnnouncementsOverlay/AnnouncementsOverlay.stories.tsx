import { overlayOpened, readStored, useCoreDispatch, writeStored } from '@parlour/feature-core';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer } from '@parlour/gateway-openapi/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { POPUPS } from '../../testing/fixtures';
import AnnouncementsOverlay from './AnnouncementsOverlay';

const status = answer('getSystemStatus');
const gateway = (value: unknown = POPUPS) => ({
  msw: { handlers: [answer('getListAnnouncements', value), status] },
});

function Opened({ children }: { children: ReactNode }) {
  const dispatch = useCoreDispatch();
  useEffect(() => {
    dispatch(overlayOpened({ name: 'announcements' }));
  }, [dispatch]);
  return children;
}

const withOpened: Decorator = (Story) => (
  <Opened>
    <Story />
  </Opened>
);

const meta = {
  title: 'Features/Announcements/AnnouncementsOverlay',
  component: AnnouncementsOverlay,
  tags: ['autodocs'],
  decorators: [withOpened, withFeatureProviders],
  beforeEach: () => {
    writeStored('announcementClosed:guest', null);
    writeStored('announcementClosed:member', null);
  },
  parameters: { ...gateway(), docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof AnnouncementsOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const headed = (name: string) => screen.findByRole('heading', { level: 3, name });

export const Ready: Story = {
  play: async () => {
    await expect(await headed('Have a look around')).toHaveFocus();
    await expect(screen.getByRole('dialog', { name: 'Announcements' })).toBeVisible();
  },
};

export const ClosedInteraction: Story = {
  play: async ({ step }) => {
    await step('[MOD-01] what a guest closes is remembered for guests alone', async () => {
      await headed('Have a look around');
      await userEvent.click(screen.getByRole('button', { name: 'OK' }));
      await dialogIsGone();
      await expect(readStored('announcementClosed:guest')).not.toBeNull();
      await expect(readStored('announcementClosed:member')).toBeNull();
    });
  },
};

export const Several: Story = {
  parameters: { feature: { visitor: 'member' } },
};

export const SeveralInteraction: Story = {
  ...Several,
  play: async ({ step }) => {
    await step('one text at a time, and the last one ends it', async () => {
      await headed('New tables this week');
      await expect(screen.getByText('1 of 2')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
      await waitFor(async () => expect(await headed('Your limits stay yours')).toHaveFocus());
      await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
      await waitFor(async () => expect(await headed('New tables this week')).toHaveFocus());
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
      await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
      await dialogIsGone();
      await expect(readStored('announcementClosed:member')).not.toBeNull();
    });
  },
};

/** A link inside navigates, and the dialog closes. */
export const LinkInteraction: Story = {
  parameters: { feature: { visitor: 'member' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'See what goes with it' }));
    await dialogIsGone();
  },
};

const [first] = POPUPS.popup;

export const LongContent: Story = {
  parameters: gateway({
    ...POPUPS,
    popup: [
      {
        ...first,
        execution: 'B',
        title:
          'Donaudampfschifffahrtsgesellschaftskapitänspatentverlängerung, and other long names',
        content: `<p>${'Terms that go on for a while. '.repeat(120)}</p><table><tr><th>Level</th><th>Condition</th></tr><tr><td>1</td><td>None</td></tr></table>`,
      },
    ],
  }),
};

export const Empty: Story = {
  parameters: gateway({ ...POPUPS, popup: [] }),
  play: dialogIsGone,
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
