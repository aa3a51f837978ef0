import { withFeatureProviders } from '@parlour/feature-core/testing';
import { hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { agentStory, statesOf } from '../../testing/agentStory';
import RegisterCenterPage from './RegisterCenterPage';

const states = statesOf('listRegisterLinks');

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
    await expect(await canvas.findByText('You have no links yet')).toBeVisible();
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

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
