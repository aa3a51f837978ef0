import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { IconButton } from '../../components/IconButton/IconButton';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { OfflineBanner } from '../../components/OfflineBanner/OfflineBanner';
import { OFFLINE_LABELS } from '../../components/OfflineBanner/OfflineBanner.fixtures';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { ChatIcon } from '../../icons/ChatIcon';
import { GamesIcon } from '../../icons/GamesIcon';
import { GiftIcon } from '../../icons/GiftIcon';
import { HomeIcon } from '../../icons/HomeIcon';
import { UserIcon } from '../../icons/UserIcon';
import { WalletIcon } from '../../icons/WalletIcon';
import { Grid } from '../Grid/Grid';
import { Inline } from '../Inline/Inline';
import { Section } from '../Section/Section';
import { Stack } from '../Stack/Stack';
import { Page } from './Page';

const ROWS = ['New games', 'Hot games', 'Jackpot games'];
const PLACES = ['Home', 'Live casino', 'Slots', 'Sports', 'Fishing', 'Cards', 'Promotions'];
const BAR = [HomeIcon, GamesIcon, GiftIcon, WalletIcon, UserIcon];

const meta = {
  title: 'Design System/Actions and layout/Page',
  component: Page,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    labels: { skip: 'Skip to the content' },
    header: (
      <Inline justify="between" isSingleLine style={{ flex: 1 }}>
        <strong>Parlour</strong>
        <Inline isSingleLine>
          <Button variant="outline" tone="neutral">
            Log in
          </Button>
          <Button>Register</Button>
        </Inline>
      </Inline>
    ),
    children: (
      <Stack gap={32}>
        {ROWS.map((title) => (
          <Section key={title} title={title} more={{ href: '#more', label: 'More' }}>
            <Grid minColumn={140}>
              {PLACES.slice(1).map((place) => (
                <Skeleton key={place} ratio="3 / 4" />
              ))}
            </Grid>
          </Section>
        ))}
      </Stack>
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const full = {
  nav: (
    <nav aria-label="Main">
      <Inline gap={4} isSingleLine style={{ overflow: 'auto hidden' }}>
        {PLACES.map((place) => (
          <LinkButton
            key={place}
            href={`#${place}`}
            variant="quiet"
            tone="neutral"
            size="sm"
            style={{ flex: 'none' }}
          >
            {place}
          </LinkButton>
        ))}
      </Inline>
    </nav>
  ),
  footer: (
    <Stack gap={8}>
      <p>Play is for adults of 18 and over. Set a limit before you start.</p>
      <small>Copyright 2023, 18+</small>
    </Stack>
  ),
  bottomBar: (
    <nav aria-label="Quick">
      <Inline justify="between" isSingleLine style={{ padding: '8px 16px' }}>
        {BAR.map((Drawn, index) => (
          <IconButton key={Drawn.name} label={`Place ${String(index + 1)}`} icon={<Drawn />} />
        ))}
      </Inline>
    </nav>
  ),
  aside: (
    <aside aria-label="Help">
      <IconButton label="Customer service" variant="solid" icon={<ChatIcon />} />
    </aside>
  ),
};

export const Default: Story = {};

export const Playground: Story = { args: full };

/** With a banner that concerns the whole page. */
export const States: Story = {
  args: { ...full, news: <OfflineBanner isOffline labels={OFFLINE_LABELS} /> },
};

/** The header only, as around a game. */
export const Missing: Story = { args: { children: <Skeleton height="70dvb" /> } };

export const LongContent: Story = {
  args: {
    ...full,
    header: (
      <strong style={{ overflowWrap: 'anywhere' }}>
        Donaudampfschifffahrtsgesellschaftskapitän ruang santai malam
      </strong>
    ),
  },
};

export const Narrow: Story = { args: full, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  args: full,
  play: async ({ canvas, step }) => {
    const skip = canvas.getByRole('link', { name: 'Skip to the content' });
    await step('the first stop of the Tab key skips to the content', async () => {
      await userEvent.tab();
      await expect(skip).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('main')).toHaveFocus();
    });
    await step('what takes focus next is in the content', async () => {
      await userEvent.tab();
      await expect(canvas.getAllByRole('link', { name: /^More / })[0]).toHaveFocus();
    });
    await step('once it shows, the skip can be pressed too', async () => {
      skip.focus();
      await userEvent.click(skip);
      await expect(canvas.getByRole('main')).toHaveFocus();
    });
  },
};
