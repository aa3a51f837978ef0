import { GiftIcon } from '../../icons/GiftIcon';
import { GlobeIcon } from '../../icons/GlobeIcon';
import { WalletIcon } from '../../icons/WalletIcon';
import type { RadioOption } from './RadioGroup';

export const CHANNELS: readonly RadioOption[] = [
  { value: 'mobile', label: 'Mobile number' },
  { value: 'email', label: 'Email' },
  { value: 'payee', label: 'Name on the bank account' },
  { value: 'app', label: 'Code from an app', isDisabled: true },
];

export const PAYMENT_METHODS: readonly RadioOption[] = [
  { value: 'bank', label: 'Bank transfer', hint: 'About five minutes', start: <GlobeIcon /> },
  { value: 'wallet', label: 'E-wallet', hint: 'At once', start: <WalletIcon /> },
  {
    value: 'voucher',
    label: 'Voucher',
    hint: 'Not available today',
    start: <GiftIcon />,
    isDisabled: true,
  },
];

export const BARE_OPTIONS: readonly RadioOption[] = [
  { value: 'bank', label: 'Bank transfer', hint: 'About five minutes' },
  { value: 'wallet', label: 'E-wallet', start: <WalletIcon /> },
  { value: 'voucher', label: 'Voucher' },
];

export const LONG_OPTIONS: readonly RadioOption[] = [
  {
    value: 'bank',
    label: 'Transfer bank melalui rekening virtual yang dibuat khusus untuk setoran ini',
    hint: 'Batas minimal IDR 50.000 dan maksimal IDR 1.000.000.000 untuk setiap setoran.',
    start: <WalletIcon />,
  },
  { value: 'long', label: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel' },
];
