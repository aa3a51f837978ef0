import { answer, disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { GUEST_PROMOTIONS, pageOf } from '../../testing/fixtures';
import { conflict, gatewayOf, tooOften } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import PromotionsPage from './PromotionsPage';

const meta = {
  title: 'Features/Promotions/PromotionsPage',
  component: PromotionsPage,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: {
    docs: { story: { inline: false, height: '900px' } },
    feature: { path: '/promotions', visitor: 'member' },
    ...gatewayOf(),
  },
} satisfies Meta<typeof PromotionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('a card offers its next step, where there is one', async () => {
      const cards = await canvas.findAllByRole('article');
      const stepOf = (status: string) => {
        const card = cards.find((each) => each.getAttribute('data-status') === status);
        return within(card as HTMLElement).queryByRole('button')?.textContent;
      };
      await expect(stepOf('openToRegister')).toBe('Join');
      await expect(stepOf('closed')).toBeUndefined();
    });
    await expect(document.title).toBe('Promotions · Parlour Demo');
  },
};

export const SignedOut: Story = {
  parameters: {
    ...gatewayOf(answer('listPromotions', GUEST_PROMOTIONS)),
    feature: { path: '/promotions' },
  },
};

export const Loading: Story = { parameters: gatewayOf(hang('listPromotions')) };

export const Empty: Story = {
  parameters: {
    ...gatewayOf(answer('listPromotions', pageOf([]))),
    feature: { path: '/promotions?kind=rebate', visitor: 'member' },
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('listPromotions')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Network link is abnormal/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const BusinessError: Story = { parameters: gatewayOf(tooOften('listPromotions')) };

/** A step that another device has taken already: the reason stands beside it. */
export const StepRefused: Story = {
  parameters: gatewayOf(conflict('signUpPromotion')),
  play: async ({ canvas }) => {
    const join = await canvas.findByRole('button', { name: /^Join/ });
    await userEvent.click(join);
    const card = join.closest('article') as HTMLElement;
    await expect(await within(card).findByRole('alert')).toHaveTextContent('has changed');
  },
};

export const Submitting: Story = {
  parameters: gatewayOf(hang('signUpPromotion')),
  play: async ({ canvas }) => {
    const join = await canvas.findByRole('button', { name: /^Join/ });
    await userEvent.click(join);
    await waitFor(() => expect(join).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Details: Story = {
  parameters: { feature: { path: '/promotions?promotion=pr-story', visitor: 'member' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByRole('heading', { name: 'Terms' })).toBeVisible();
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
