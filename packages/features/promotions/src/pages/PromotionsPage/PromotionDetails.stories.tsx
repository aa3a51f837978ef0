import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NO_REWARDS, REJECTED, sampleDetail } from '../../testing/fixtures';
import { gatewayOf } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import PromotionDetails from './PromotionDetails';

const asking = sampleDetail({ status: 'joined', action: 'requestReward', remaining: null });
const open = (...handlers: Parameters<typeof gatewayOf>) => ({
  ...gatewayOf(...handlers),
  feature: { path: '/promotions?promotion=pr-story', visitor: 'member' },
});

const meta = {
  title: 'Features/Promotions/PromotionDetails',
  component: PromotionDetails,
  tags: ['autodocs'],
  decorators: withSite,
  args: {
    promotionId: 'pr-story',
    joiningId: undefined,
    error: null,
    onJoin: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '900px' } }, ...open() },
} satisfies Meta<typeof PromotionDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));
const ask = async () => {
  const inside = await dialog();
  await userEvent.type(await inside.findByLabelText('Remark'), 'The deposit of Saturday.');
  const send = inside.getByRole('button', { name: 'Request the reward' });
  await userEvent.click(send);
  return { inside, send };
};

export const Ready: Story = {};

export const Loading: Story = { parameters: open(hang('getPromotion')) };

export const NetworkError: Story = {
  parameters: open(disconnect('getPromotion')),
  play: async () => {
    const inside = await dialog();
    await expect(await inside.findByText(/Network link is abnormal/)).toBeVisible();
  },
};

export const BusinessError: Story = {
  parameters: open(
    refuse('getPromotion', { status: 404, code: 'NOT_FOUND', message: 'There is no such thing.' }),
  ),
};

export const Submitting: Story = {
  parameters: open(answer('getPromotion', asking), hang('requestReward')),
  play: async () => {
    const { send } = await ask();
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
  },
};

export const RequestRefused: Story = {
  parameters: open(
    answer('getPromotion', asking),
    refuse('requestReward', {
      status: 409,
      code: 'PROMOTION_CLOSED',
      message: 'This promotion is closed',
    }),
  ),
  play: async () => {
    const { inside } = await ask();
    await expect(await inside.findByText('This promotion is closed')).toBeVisible();
    await expect(inside.getByLabelText('Remark')).toHaveValue('The deposit of Saturday.');
  },
};

export const Claim: Story = {
  parameters: open(
    answer('getPromotion', sampleDetail({ status: 'claim', action: 'claimReward' })),
    answer('listRewards', {
      ...NO_REWARDS,
      content: [
        {
          rewardId: 'rw-1',
          source: 'promotion',
          promotionId: 'pr-story',
          missionId: null,
          title: 'Tea break 5',
          status: 'claimable',
          amount: '12.40',
          points: 0,
          turnoverMultiple: 3,
          issuedAt: '2026-05-14T08:00:00Z',
          expiresAt: '2026-05-21T08:00:00Z',
          claimedAt: null,
        },
      ],
    }),
  ),
  play: async () => {
    const inside = await dialog();
    await expect(
      await inside.findByText(/^Goes to your wallet, to be bet 3 times .* Your other money stays/),
    ).toBeVisible();
  },
};

export const Tickets: Story = {
  parameters: open(
    answer(
      'getPromotion',
      sampleDetail({ status: 'claim', action: 'openTicket', kind: 'prizeWheel' }),
    ),
  ),
  play: async ({ step }) => {
    const inside = await dialog();
    await step('a ticket is opened, and what it held is shown', async () => {
      await userEvent.click(await inside.findByRole('button', { name: /^Open Turn/ }));
      const won = await screen.findByText('You have won');
      await waitFor(() => expect(won).toBeVisible());
    });
  },
};

/** The form for the reward, below the answer to the previous application. */
export const Rejected: Story = {
  parameters: open(answer('getPromotion', REJECTED)),
  globals: { language: 'id', viewport: { value: 'mobile' } },
};
