import { Button } from '../Button/Button';
import type { MoneyStep, MoneyTrackerLabels } from './MoneyTracker';

export const TRACKER_LABELS: MoneyTrackerLabels = {
  list: 'Your withdrawal',
  states: { done: 'Done', current: 'In progress', waiting: 'Not yet', failed: 'Failed' },
};

const at = (minute: string) => ({
  text: `14 May 2026, 12:${minute}`,
  at: `2026-05-14T12:${minute}:00Z`,
});

export const REVIEWING: readonly MoneyStep[] = [
  { id: 'asked', title: 'Requested', state: 'done', time: at('04') },
  {
    id: 'review',
    title: 'Being reviewed',
    state: 'current',
    time: at('05'),
    next: 'This takes five minutes as a rule. You can still cancel.',
    action: (
      <Button variant="outline" tone="neutral" size="sm">
        Cancel withdrawal
      </Button>
    ),
  },
  { id: 'paid', title: 'Paid to your bank', state: 'waiting' },
  { id: 'received', title: 'Received', state: 'waiting' },
];

export const RECEIVED: readonly MoneyStep[] = [
  { id: 'asked', title: 'Requested', state: 'done', time: at('04') },
  { id: 'review', title: 'Reviewed', state: 'done', time: at('09') },
  { id: 'paid', title: 'Paid to your bank', state: 'done', time: at('11') },
  {
    id: 'received',
    title: 'Received',
    state: 'done',
    time: at('24'),
    reason: 'You confirmed that 500.00 has arrived.',
  },
];

export const REJECTED: readonly MoneyStep[] = [
  { id: 'asked', title: 'Requested', state: 'done', time: at('04') },
  {
    id: 'review',
    title: 'Rejected',
    state: 'failed',
    time: at('09'),
    reason: 'The name on the bank account is not the name on your account.',
    next: 'The amount is back in your balance. Add an account in your own name and ask again.',
  },
];

export const LONG_STEPS: readonly MoneyStep[] = [
  {
    id: 'asked',
    title: 'Permintaan penarikan dana telah diterima oleh bagian keuangan kami',
    state: 'done',
    time: { text: 'Kamis, 14 Mei 2026, pukul 12.04.33 WIB', at: '2026-05-14T12:04:33Z' },
  },
  {
    id: 'review',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsprüfung',
    state: 'current',
    reason:
      'Nama pemilik rekening sedang dicocokkan dengan nama di akun Anda; ini dapat berlangsung hingga tiga puluh menit pada hari libur.',
    next: 'Anda akan menerima pesan begitu pemeriksaan selesai. Anda tidak perlu tetap di halaman ini.',
    action: (
      <Button variant="outline" tone="neutral" size="sm">
        Batalkan penarikan dana ke rekening ini
      </Button>
    ),
  },
  { id: 'paid', title: 'Dana dikirim ke rekening bank Anda', state: 'waiting' },
];
