import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SocialButtons } from './SocialButtons';

const provider = (id: string, label: string) => ({
  id,
  label,
  onBegin: fn(),
  onPress: fn(async () => undefined),
});

const meta = {
  title: 'Features/Session/SocialButtons',
  component: SocialButtons,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: {
    providers: [provider('lantern-id', 'Lantern'), provider('quay-id', 'Quay')],
    busyId: null,
  },
} satisfies Meta<typeof SocialButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    await step('what a provider needs is fetched when somebody turns to it', async () => {
      await userEvent.tab();
      await expect(args.providers[0]?.onBegin).toHaveBeenCalled();
      await expect(args.providers[1]?.onBegin).not.toHaveBeenCalled();
    });
    await step('Enter presses', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.providers[0]?.onPress).toHaveBeenCalledTimes(1);
      await expect(canvas.getAllByRole('button')).toHaveLength(2);
    });
  },
};

export const Narrow: Story = {
  args: { providers: [provider('long-id', 'The Harbour Lantern and Lighthouse Society')] },
  globals: { language: 'id', viewport: { value: 'narrow' } },
};
