import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatIcon } from '../../icons/ChatIcon';
import { SearchIcon } from '../../icons/SearchIcon';
import { Grid } from '../../layout/Grid/Grid';
import { Button } from '../Button/Button';
import { LinkButton } from '../LinkButton/LinkButton';
import { Skeleton } from '../Skeleton/Skeleton';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Design System/Feedback/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  args: { title: 'No favourites yet' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    title: 'No game has this name',
    children: 'Try fewer letters, or look through all slots.',
    icon: <SearchIcon />,
    action: <Button variant="outline">Show all slots</Button>,
  },
};

export const States: Story = {
  render: (args) => (
    <Grid minColumn={280}>
      <EmptyState {...args} />
      <EmptyState {...args}>The heart on a game puts it here.</EmptyState>
      <EmptyState
        {...args}
        title="No messages"
        icon={<ChatIcon />}
        action={<LinkButton href="#service">Customer service</LinkButton>}
      >
        Answers to your questions come here.
      </EmptyState>
      <EmptyState
        {...args}
        title="This page is not here"
        headingLevel={2}
        illustration={<Skeleton width="160px" height="90px" />}
        action={<LinkButton href="#home">Home</LinkButton>}
      />
    </Grid>
  ),
};

export const Missing: Story = { args: { icon: null } };

export const LongContent: Story = {
  args: {
    title: 'Belum ada permainan favorit yang disimpan pada akun Anda',
    children:
      'Tekan tanda hati pada permainan yang Anda sukai, agar permainan itu mudah ditemukan kembali di halaman ini pada kunjungan berikutnya. Donaudampfschifffahrtsgesellschaftskapitänskajüte',
    action: (
      <>
        <Button>Lihat semua permainan slot</Button>
        <Button variant="outline">Hubungi layanan pelanggan</Button>
      </>
    ),
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };
