import { type ReactNode, useState } from 'react';
import { ChatIcon } from '../../icons/ChatIcon';
import { CrownIcon } from '../../icons/CrownIcon';
import { DownloadIcon } from '../../icons/DownloadIcon';
import { GamesIcon } from '../../icons/GamesIcon';
import { GiftIcon } from '../../icons/GiftIcon';
import { RefreshIcon } from '../../icons/RefreshIcon';
import { SparkleIcon } from '../../icons/SparkleIcon';
import { StarIcon } from '../../icons/StarIcon';
import { UserIcon } from '../../icons/UserIcon';
import { WalletIcon } from '../../icons/WalletIcon';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { OverlayShell, type OverlayShellEntry, type OverlayShellProps } from './OverlayShell';

export const SHELL_LABELS = { close: 'Close', back: 'All pages', nav: 'Member centre' };

export const MEMBER_PAGES: readonly OverlayShellEntry[] = [
  { id: 'security', label: 'Security centre', icon: <UserIcon />, group: 'Account' },
  { id: 'vip', label: 'VIP', icon: <CrownIcon />, group: 'Account' },
  { id: 'deposit', label: 'Deposit', icon: <WalletIcon />, group: 'Money' },
  { id: 'withdraw', label: 'Withdraw', icon: <DownloadIcon />, group: 'Money' },
  { id: 'transfer', label: 'Transfer', icon: <RefreshIcon />, group: 'Money' },
  { id: 'record', label: 'Betting record', icon: <GamesIcon />, group: 'Records', href: '#record' },
  {
    id: 'rewards',
    label: 'Reward centre',
    icon: <GiftIcon />,
    group: 'Rewards',
    badge: { text: '2', label: '2 rewards to collect' },
  },
  {
    id: 'missions',
    label: 'Missions',
    icon: <StarIcon />,
    group: 'Rewards',
    badge: { text: '12', label: '12 open missions' },
  },
  {
    id: 'messages',
    label: 'Messages',
    icon: <ChatIcon />,
    badge: { text: '99+', label: 'more than 99 unread messages' },
  },
];

const LONG_LABELS = [
  'Pusat keamanan akun dan kata sandi',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'Riwayat setoran dan penarikan dana',
  'Pengiriman dana ke anggota di atas Anda',
  'Laporan untung rugi pribadi',
];

export const LONG_PAGES: readonly OverlayShellEntry[] = Array.from({ length: 15 }, (_, at) => ({
  id: `page-${at}`,
  label: LONG_LABELS[at % LONG_LABELS.length] ?? '',
  icon: <SparkleIcon />,
  group: at < 8 ? 'Akun dan dompet Anda' : undefined,
  badge: at % 4 === 1 ? { text: '99+', label: 'lebih dari 99 pesan' } : undefined,
}));

export const BALANCE = (
  <Inline gap={8}>
    <small>Balance</small>
    <strong>12,480.50</strong>
  </Inline>
);

const PageContent = ({ name }: { name: string }) => (
  <Stack>
    {['first', 'second', 'third', 'fourth', 'fifth'].map((part) => (
      <Card key={part} header={<h4>{`The ${part} part`}</h4>} style={{ minBlockSize: '160px' }}>
        {`What the page ${name} is about stands here, as far as the eye can see.`}
      </Card>
    ))}
  </Stack>
);

/** A site with a button that opens the shell, and state that follows what is pressed. */
export function ShellOnSite({
  isOpen,
  onClose,
  onSelect,
  currentId,
  entries,
  ...rest
}: OverlayShellProps): ReactNode {
  const [isShown, setShown] = useState(isOpen);
  const [id, setId] = useState(currentId);
  return (
    <>
      <Button onClick={() => setShown(true)}>evening_guest</Button>
      <OverlayShell
        {...rest}
        isOpen={isShown}
        entries={entries}
        currentId={id}
        onSelect={(event) => {
          setId(event.id);
          onSelect?.(event);
        }}
        onClose={(event) => {
          setShown(false);
          onClose(event);
        }}
      >
        <PageContent name={entries.find((entry) => entry.id === id)?.label ?? ''} />
      </OverlayShell>
    </>
  );
}
