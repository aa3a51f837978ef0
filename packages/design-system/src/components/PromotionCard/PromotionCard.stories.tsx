import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { BROKEN_PICTURE } from '../SmartImage/SmartImage.fixtures';
import { PROMOTION_ACTIONS, PROMOTION_STATUSES, PromotionCard } from './PromotionCard';
import { LONG_PROMOTION, PROMOTION_LABELS, samplePromotion } from './PromotionCard.fixtures';

const meta = {
  title: 'Design System/Content/PromotionCard',
  component: PromotionCard,
  tags: ['autodocs'],
  args: {
    promotion: samplePromotion(0),
    labels: PROMOTION_LABELS,
    onAct: fn(),
    style: { maxWidth: 360 },
  },
} satisfies Meta<typeof PromotionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isActing: false, headingLevel: 3, isEager: false } };

/** All statuses, each with the action that it allows. */
export const States: Story = {
  render: (args) => (
    <Grid minColumn={280} gap={24}>
      {PROMOTION_STATUSES.map((status, seed) => (
        <PromotionCard key={status} {...args} promotion={samplePromotion(seed, status)} />
      ))}
      <PromotionCard {...args} className="pseudo-hover" />
      <PromotionCard {...args} isActing />
    </Grid>
  ),
};

/** All actions. */
export const Actions: Story = {
  render: (args) => (
    <Grid minColumn={280} gap={24}>
      {PROMOTION_ACTIONS.map((action, seed) => (
        <PromotionCard key={action} {...args} promotion={{ ...samplePromotion(seed), action }} />
      ))}
    </Grid>
  ),
};

/** What is left and the button change sides. */
export const Arabic: Story = {
  args: {
    promotion: {
      ...samplePromotion(0),
      title: 'مكافأة إيداع المساء',
      kind: 'يومي',
      summary: 'عُشر أول إيداع في اليوم، حتى 200.00.',
      period: 'كل يوم حتى 30 يونيو',
      remaining: 'بقي 214 مكانًا',
    },
    labels: {
      statuses: { ...PROMOTION_LABELS.statuses, openToRegister: 'مفتوح للاشتراك' },
      actions: { ...PROMOTION_LABELS.actions, join: 'اشتراك' },
    },
  },
  globals: { language: 'ar', direction: 'rtl' },
};

export const LongContent: Story = { args: { promotion: LONG_PROMOTION } };

export const Missing: Story = {
  render: (args) => (
    <Grid minColumn={280} gap={24}>
      <PromotionCard
        {...args}
        promotion={{
          id: 'bare',
          title: 'Quiet Sunday',
          kind: 'Rebate',
          status: 'comingSoon',
          action: 'none',
          summary: 'A little more comes back on Sundays.',
        }}
      />
      <PromotionCard {...args} promotion={{ ...samplePromotion(3), src: BROKEN_PICTURE }} />
    </Grid>
  ),
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Join Evening deposit bonus' });
    await step('the button takes the step and does not follow the card', async () => {
      await userEvent.click(button);
      await expect(args.onAct).toHaveBeenCalledWith({ id: 'promotion-0', action: 'join' });
      await expect(location.hash).not.toBe('#promotion-0');
    });
    await step('by keyboard: the title leads on, then the step', async () => {
      const link = canvas.getByRole('link', { name: 'Evening deposit bonus' });
      link.focus();
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter} ');
      await expect(args.onAct).toHaveBeenCalledTimes(3);
    });
    await step('a press anywhere else is a press on the link', async () => {
      const box = canvas.getByRole('article').getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + 40);
      await expect(hit).toBe(canvas.getByRole('link'));
    });
  },
};
