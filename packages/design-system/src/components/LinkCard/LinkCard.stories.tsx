import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GiftIcon } from '../../icons/GiftIcon';
import { Grid } from '../../layout/Grid/Grid';
import { Button } from '../Button/Button';
import { CARD_SIZES, CARD_TONES, CARD_VARIANTS } from '../Card/Card';
import { LinkCard } from './LinkCard';

const meta = {
  title: 'Design System/Actions and layout/LinkCard',
  component: LinkCard,
  tags: ['autodocs'],
  args: {
    href: '#rewards',
    title: 'Reward centre',
    media: <GiftIcon size={24} />,
    children: 'Two rewards are waiting for you.',
  },
} satisfies Meta<typeof LinkCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { media: undefined, children: undefined } };

export const Playground: Story = {
  args: { headingLevel: 3, variant: 'panel', tone: 'neutral', size: 'md' },
};

export const Variants: Story = {
  render: (args) => (
    <Grid minColumn={280}>
      {CARD_VARIANTS.map((variant) => (
        <LinkCard key={variant} {...args} variant={variant} title={`variant ${variant}`} />
      ))}
      {CARD_SIZES.filter((size) => size !== 'none').map((size) => (
        <LinkCard key={size} {...args} size={size} title={`size ${size}`} />
      ))}
    </Grid>
  ),
};

export const States: Story = {
  render: (args) => (
    <Grid minColumn={280}>
      <LinkCard {...args} className="pseudo-hover" />
      {CARD_TONES.map((tone) => (
        <LinkCard key={tone} {...args} tone={tone} />
      ))}
    </Grid>
  ),
};

/** The focus ring is around the card, because all of it is the link. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** Without media, without content, and without either. */
export const Missing: Story = {
  render: (args) => (
    <Grid minColumn={280}>
      <LinkCard {...args} media={undefined} title="Without a sign" />
      <LinkCard {...args} title="Without a text">
        {undefined}
      </LinkCard>
      <LinkCard {...args} media={undefined} title="Its title alone">
        {undefined}
      </LinkCard>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Two rewards are waiting for you.')).toHaveLength(1);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const LongContent: Story = {
  args: {
    title: 'Pusat hadiah dan Donaudampfschifffahrtsgesellschaftskapitänskajüte',
    children: 'Dua hadiah menunggu Anda; keduanya dapat diambil paling lambat hari Minggu malam.',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

const onClick = fn();

export const Interaction: Story = {
  args: {
    children: (
      <Button size="sm" variant="outline" tone="neutral" onClick={onClick}>
        Not now
      </Button>
    ),
  },
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Reward centre' });
    await step('the whole card is the link', async () => {
      const { left, top } = link.getBoundingClientRect();
      await expect(document.elementFromPoint(left - 20, top)).toBe(link);
    });
    await step('what is pressed inside of it is not', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
      await expect(onClick).toHaveBeenCalledTimes(1);
      await expect(window.location.hash).toBe('');
    });
    await step('one stop for the Tab key, and one for the button', async () => {
      link.focus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Not now' })).toHaveFocus();
    });
  },
};
