import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { RegisterLink } from '@parlour/gateway-openapi/agent';
import { answer, disconnect, exampleOf, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { agentStory, statesOf } from '../../testing/agentStory';
import RegisterCenterPage from './RegisterCenterPage';

const states = statesOf('listRegisterLinks');

const firstLink = () => (exampleOf('listRegisterLinks') as { content: RegisterLink[] }).content[0];

const withTab = (tab: string, ...handlers: RequestHandler[]) => {
  const { feature, msw } = agentStory(...handlers);
  return { msw, feature: { ...feature, path: `/?agent=registerCenter&agent.tab=${tab}` } };
};

const meta = {
  title: 'Features/Agent/RegisterCenterPage',
  component: RegisterCenterPage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: agentStory(),
} satisfies Meta<typeof RegisterCenterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Spring meeting' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: states.loading };

export const Empty: Story = {
  parameters: states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No links yet')).toBeVisible();
  },
};

export const NetworkError: Story = {
  parameters: states.networkError,
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Network link is abnormal, please try again');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const BusinessError: Story = {
  parameters: states.businessError,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not for this account');
  },
};

export const Submitting: Story = {
  parameters: agentStory(hang('createRegisterLink')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New link' }));
    const form = within(await screen.findByRole('dialog', { name: 'New link' }));
    await userEvent.type(await form.findByLabelText('Name of the link'), 'Spring meeting');
    const send = form.getByRole('button', { name: 'New link' });
    await userEvent.click(send);
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
  },
};

/** [AG-08] The address for a place, and a place that has no valid name. */
export const Places: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Places and poster: Spring meeting' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: /^Places and poster/ }));
    const address = dialog.getByLabelText('Address');
    const place = dialog.getByLabelText('Place (optional)');
    await userEvent.type(place, 'poster-3');
    await expect(address).toHaveValue(
      'https://parlour.example/register?affiliateCode=HARB12&sub=poster-3',
    );
  },
};

export const PlacesInteraction: Story = {
  play: async (context) => {
    await Places.play?.(context);
    const dialog = within(screen.getByRole('dialog', { name: /^Places and poster/ }));
    const place = dialog.getByLabelText('Place (optional)');
    await userEvent.type(place, ' !');
    await expect(place).toHaveAccessibleDescription(/Up to 32 letters/);
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled();
  },
};

/** [AG-08] An ended link is renewed with its code. */
export const Ended: Story = {
  parameters: agentStory(
    answer('listRegisterLinks', {
      ...(exampleOf('listRegisterLinks') as object),
      content: [{ ...firstLink(), expiresAt: '2026-02-28T23:59:59Z' }],
    }),
  ),
};

export const EndedInteraction: Story = {
  ...Ended,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Renew the link Spring meeting' }),
    );
    const form = within(await screen.findByRole('dialog', { name: /Spring meeting/ }));
    await expect(await form.findByRole('button', { name: 'Save link' })).toBeVisible();
  },
};

/** [AG-08] What came of the links, with rates and sums over all pages. */
export const Results: Story = {
  parameters: withTab('results'),
};

export const ResultsInteraction: Story = {
  ...Results,
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Results' }));
    await waitFor(() => expect(table.getAllByText('18.6%').length).toBeGreaterThan(1));
    await userEvent.click(canvas.getByRole('radio', { name: 'By place' }));
    await expect(await canvas.findByText('poster-3')).toBeVisible();
  },
};

/** [AG-08] The links could not be counted. */
export const ResultsFailed: Story = {
  parameters: withTab('results', disconnect('getRegisterLinkStatistics')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
