// stories-check: no Loading, it is shown when nothing more will come
// stories-check: no Empty, it always has something to say
// stories-check: no BusinessError, it asks the gateway for nothing
import { MerchantDocumentError } from '@parlour/feature-core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BootErrorPage } from './BootErrorPage';

const meta = {
  title: 'Features/Frame/BootErrorPage',
  component: BootErrorPage,
  tags: ['autodocs'],
  args: { error: new TypeError('Failed to fetch'), onRetry: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof BootErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The merchant document has a mistake: the page names the field, in English, for whoever looks after the site. */
export const Ready: Story = {
  args: { error: new MerchantDocumentError('theme.radius') },
  play: async ({ canvas, step }) => {
    await step('[WL-02] the field and what it has to hold are named', async () => {
      await expect(
        canvas.getByText(
          'merchant.json, theme.radius: expected a number from 0 to 24, or an object of them',
        ),
      ).toBeVisible();
    });
  },
};

/** The merchant document could not be loaded. */
export const NetworkError: Story = {
  play: async ({ args, canvas, step }) => {
    await step('[ERR-04] another try is offered', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
