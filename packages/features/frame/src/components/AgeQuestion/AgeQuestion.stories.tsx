import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AgeQuestion } from './AgeQuestion';

const meta = {
  title: 'Features/Frame/AgeQuestion',
  component: AgeQuestion,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: { age: 18, onConfirm: fn() },
  parameters: {
    msw: { handlers: [answer('getMarketPolicy')] },
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof AgeQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I am 18 or older' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** [SP-13] Who is too young is told so, and finds the help of the policy. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I am younger' }));
    await expect(await canvas.findByRole('link', { name: 'Help with gambling' })).toHaveAttribute(
      'href',
      'https://help.example',
    );
    await expect(canvas.getByRole('button', { name: 'Change my answer' })).toBeVisible();
  },
};

/** The gate asks all the same. */
export const NetworkError: Story = {
  parameters: { msw: { handlers: [disconnect('getMarketPolicy')] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I am younger' }));
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Change my answer' })).toBeVisible();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
