import { ToastRegion } from '@parlour/design-system/ToastRegion';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect, exampleOf, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ASKABLE, EXCLUDED, ON_BREAK, pausedBy } from '../../testing/pauses';
import PlayPausePage from './PlayPausePage';

const withRegion: Decorator = (Story) => (
  <>
    <Story />
    <ToastRegion labels={{ region: 'News', dismiss: 'Close' }} />
  </>
);

const meta = {
  title: 'Features/Saferplay/PlayPausePage',
  component: PlayPausePage,
  tags: ['autodocs'],
  decorators: [withRegion, withFeatureProviders],
  parameters: {
    ...pausedBy(null),
    feature: { visitor: 'member' },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof PlayPausePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const choose = async (name: string, duration: string) => {
  const form = await region(name);
  await userEvent.click(form.getByRole('radio', { name: duration }));
  await userEvent.click(form.getByRole('button', { name: 'Continue' }));
  return form;
};

export const Ready: Story = {
  play: async ({ step }) => {
    await step('[SP-07] [R21] breaks are offered, each with its end', async () => {
      const form = await region('Take a break');
      await expect(form.getByRole('radio', { name: '1 week' })).toBeVisible();
      await expect(form.getByText(/^Until March 21, 2026/)).toBeVisible();
    });
    await step('[SP-07] [R25] how an exclusion ends is told beforehand', async () => {
      const form = await region('Self-exclusion');
      await expect(
        form.getByText(/you ask for the end, and can play again 1 day later/),
      ).toBeVisible();
    });
  },
};

/** [SP-07] [R22] What it means is told before the yes. */
export const Consequences: Story = {
  play: async () => {
    const form = await choose('Self-exclusion', '6 months');
    await expect(form.getByText(/logged out on every device/)).toBeVisible();
    await expect(form.getByText(/no offers/)).toBeVisible();
    await expect(form.getByText(/log in and withdraw/)).toBeVisible();
  },
};

/** [SP-01] A policy that lets offers go on during a break: nothing else is promised. */
export const OffersDuringBreak: Story = {
  parameters: pausedBy(
    null,
    answer('getMarketPolicy', {
      ...(exampleOf('getMarketPolicy') as object),
      marketing: { duringBreak: true },
    }),
  ),
  play: async () => {
    const form = await choose('Take a break', '1 day');
    await expect(form.queryByText(/no offers/)).toBeNull();
  },
};

/** [SP-01] The policy is not known: no promise about offers. */
export const PolicyUnknown: Story = {
  parameters: pausedBy(null, disconnect('getMarketPolicy')),
  play: async () => {
    const form = await choose('Take a break', '1 day');
    await expect(form.queryByText(/no offers/)).toBeNull();
  },
};

/** On a break: until when, the way to the money, and what would last longer. */
export const OnBreak: Story = {
  parameters: pausedBy(ON_BREAK),
  play: async () => {
    await expect(await screen.findByText('You are on a break')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Withdraw money' })).toBeVisible();
    await expect(screen.queryByRole('radio', { name: '1 day' })).toBeNull();
    await expect(screen.getByRole('radio', { name: '1 month' })).toBeVisible();
  },
};

export const Excluded: Story = { parameters: pausedBy(EXCLUDED) };

/** [SP-07] [R25] The end is asked for with a reason. */
export const EndRequest: Story = {
  parameters: pausedBy(ASKABLE),
  play: async () => {
    const send = await screen.findByRole('button', { name: 'Ask for the end' });
    await userEvent.click(send);
    const reason = screen.getByRole('textbox', { name: /^Why should it end/ });
    await expect(reason).toHaveAccessibleDescription(/Write a few words/);
    await userEvent.type(reason, 'I can hold my limits now.');
    await userEvent.click(send);
    await expect(await screen.findByText('You have asked for the end')).toBeVisible();
  },
};

/** Nothing is offered. */
export const Empty: Story = {
  parameters: pausedBy(
    null,
    answer('getPlayPause', {
      current: null,
      breaks: [],
      exclusions: [],
      exclusionEnd: 'AUTOMATIC',
      coolingOff: 'P1D',
    }),
  ),
};

/** The reason is beside the button, and the choice stays. */
export const BusinessError: Story = {
  parameters: pausedBy(
    null,
    refuse('startPlayPause', { status: 409, code: 'STATE_CONFLICT', message: 'Look again.' }),
  ),
  play: async () => {
    const form = await choose('Take a break', '1 week');
    await userEvent.click(form.getByRole('button', { name: 'Begin the break' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Look again.');
    await expect(form.getByRole('heading', { name: 'A break of 1 week' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: pausedBy(null, hang('getPlayPause')) };

export const NetworkError: Story = {
  parameters: pausedBy(null, disconnect('getPlayPause')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
