import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pageOf } from '../../testing/fixtures';
import { walletOf } from '../../testing/handlers';
import { PROFIT } from '../../testing/recordFixtures';
import ProfitPage from './ProfitPage';

const meta = {
  title: 'Features/Wallet/ProfitPage',
  component: ProfitPage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: {
    docs: { story: { inline: false, height: '900px' } },
    feature: { visitor: 'member' },
    ...walletOf(),
  },
} satisfies Meta<typeof ProfitPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Profit and loss' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: walletOf(hang('getProfitAndLoss')) };

export const Empty: Story = {
  parameters: walletOf(answer('getProfitAndLoss', { ...PROFIT, ...pageOf([]) })),
};

export const NetworkError: Story = {
  parameters: walletOf(disconnect('getProfitAndLoss')),
};

export const BusinessError: Story = {
  parameters: walletOf(
    refuse('getProfitAndLoss', {
      status: 400,
      code: 'BAD_REQUEST',
      message: 'At most 93 days can be asked for at once.',
    }),
  ),
};

export const ByGameType: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Type of game' }));
    for (const head of canvas.queryAllByRole('rowheader'))
      await expect(head).not.toBeEmptyDOMElement();
    await expect(await canvas.findByRole('columnheader', { name: 'Type of game' })).toBeVisible();
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
