import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { LinkButton } from '../LinkButton/LinkButton';
import { MISSION_STATUSES, MissionCard } from './MissionCard';
import { LONG_MISSION, MISSION_LABELS, sampleMission } from './MissionCard.fixtures';

const meta = {
  title: 'Design System/Content/MissionCard',
  component: MissionCard,
  tags: ['autodocs'],
  args: {
    mission: sampleMission('inProgress'),
    labels: MISSION_LABELS,
    onClaim: fn(),
    style: { maxWidth: 400 },
  },
} satisfies Meta<typeof MissionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isClaiming: false, headingLevel: 3 } };

export const States: Story = {
  render: (args) => (
    <Grid minColumn={280}>
      {MISSION_STATUSES.map((status) => (
        <MissionCard
          key={status}
          {...args}
          mission={sampleMission(status)}
          action={
            <LinkButton href="#slots" variant="outline" tone="neutral" size="sm">
              Play slots
            </LinkButton>
          }
        />
      ))}
      <MissionCard {...args} mission={sampleMission('claimable')} isClaiming />
    </Grid>
  ),
};

/** The bar fills from the right, and figures stand in sentences of Arabic. */
export const Arabic: Story = {
  args: {
    mission: {
      ...sampleMission('inProgress'),
      title: 'خمسون جولة هادئة',
      text: 'العب خمسين جولة في أي من ألعاب السلوتس. مبلغ الرهان لا يهم.',
      progress: { value: 32, max: 50, text: '32 من 50 جولة' },
      reward: '5.00 و120 نقطة',
      period: 'حتى الأحد، 23:59',
    },
    labels: {
      ...MISSION_LABELS,
      statuses: { ...MISSION_LABELS.statuses, inProgress: 'جارٍ' },
      progress: 'التقدم',
      reward: 'المكافأة:',
    },
  },
  globals: { language: 'ar', direction: 'rtl' },
};

export const LongContent: Story = { args: { mission: LONG_MISSION } };

export const Missing: Story = {
  args: {
    mission: {
      id: 'login',
      title: 'Come by today',
      text: 'Log in once.',
      status: 'claimable',
      reward: '20 points',
    },
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  args: { mission: sampleMission('claimable') },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Claim Fifty quiet rounds' });
    await step('by pointer', async () => {
      await userEvent.click(button);
      await expect(args.onClaim).toHaveBeenCalledWith({ id: 'rounds' });
    });
    await step('by keyboard', async () => {
      button.focus();
      await userEvent.keyboard('{Enter} ');
      await expect(args.onClaim).toHaveBeenCalledTimes(3);
    });
    await step('the bar says how far it is', async () => {
      await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
        'aria-valuetext',
        '50 of 50 rounds',
      );
    });
  },
};
