import { ChatIcon } from '../../icons/ChatIcon';
import { UserIcon } from '../../icons/UserIcon';
import { TextField } from '../TextField/TextField';
import type { TabItem } from './Tabs';

export const LOGIN_TABS: readonly TabItem[] = [
  { id: 'name', label: 'Username', icon: <UserIcon />, panel: <TextField label="Your name" /> },
  { id: 'sms', label: 'SMS', icon: <ChatIcon />, panel: 'A code is sent to your phone.' },
  { id: 'key', label: 'Pass key', panel: 'Use the lock of your device.', isDisabled: true },
  { id: 'mail', label: 'Email', panel: 'A link is sent to your mailbox.' },
];

/** Real texts, since mirrored English hides how Arabic is laid out. */
export const ARABIC_TABS: readonly TabItem[] = [
  { id: 'name', label: 'اسم المستخدم', icon: <UserIcon />, panel: <TextField label="الاسم" /> },
  { id: 'sms', label: 'رسالة SMS', icon: <ChatIcon />, panel: 'يصلك رمز على هاتفك.' },
  { id: 'mail', label: 'البريد الإلكتروني', panel: 'يصلك رابط على name@example.com.' },
];

export const LONG_TABS: readonly TabItem[] = [
  'Semua transaksi tiga puluh hari terakhir',
  'Setoran melalui transfer bank',
  'Penarikan dana',
  'Donaudampfschifffahrtsgesellschaft',
].map((label) => ({ id: label.slice(0, 5), label, panel: `${label}: belum ada data.` }));
