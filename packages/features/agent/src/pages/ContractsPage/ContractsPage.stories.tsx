import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { ContractTerms } from '@parlour/gateway-openapi/contracts';
import { answer, exampleOf, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { agentStory, statesOf } from '../../testing/agentStory';
import ContractsPage from './ContractsPage';

const states = statesOf('listContracts');

const meta = {
  title: 'Features/Agent/ContractsPage',
  component: ContractsPage,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: agentStory(),
  args: { kind: 'dividend' },
} satisfies Meta<typeof ContractsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For the spring season')).toBeVisible();
  },
};

/** [AC-06] When salaries of a kind settle is shown above them. */
export const Realtime: Story = {
  args: { kind: 'realtime' },
  parameters: agentStory(
    answer('getContractTerms', {
      ...(exampleOf('getContractTerms') as ContractTerms),
      kind: 'realtime',
      settlementIntervalMinutes: 5,
      paidNextDay: false,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Settled every 5 minutes\./)).toBeVisible();
  },
};

export const Loading: Story = { parameters: states.loading };

export const Empty: Story = {
  parameters: states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No contract here')).toBeVisible();
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

/** [AC-05] What agreeing would end is shown before the answer, and describes the button. */
export const Submitting: Story = {
  parameters: agentStory(hang('processDividendRequest')),
  play: async ({ canvas }) => {
    const agree = await canvas.findByRole('button', { name: 'Agree' });
    await expect(agree).toHaveAccessibleDescription(/harbour1 \(18\.00%\)/);
    await userEvent.click(agree);
    await expect(canvas.getByRole('button', { name: 'Refuse' })).toBeDisabled();
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
