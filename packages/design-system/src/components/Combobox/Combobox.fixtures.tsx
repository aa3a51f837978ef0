import type { ReactNode } from 'react';
import { WalletIcon } from '../../icons/WalletIcon';
import type { ComboboxLabels, ComboboxOption } from './Combobox';

export const COMBOBOX_LABELS: ComboboxLabels = {
  clear: 'Clear',
  toggle: 'Show the list',
  empty: 'Nothing fits. Try another word.',
  loading: 'Loading the list',
  count: (count) => (count === 1 ? '1 option' : `${count} options`),
};

const ROWS = [
  ['THB', 'Thai baht', 'Asia'],
  ['IDR', 'Indonesian rupiah', 'Asia'],
  ['VND', 'Vietnamese đồng', 'Asia'],
  ['KRW', 'South Korean won', 'Asia'],
  ['BRL', 'Brazilian real', 'America'],
  ['MXN', 'Mexican peso', 'America'],
  ['CRC', 'Costa Rican colón', 'America'],
  ['PLN', 'Polish złoty', 'Europe'],
  ['ISK', 'Icelandic króna', 'Europe'],
  ['TRY', 'Turkish lira', 'Europe'],
] as const;

export const CURRENCY_OPTIONS: readonly ComboboxOption[] = ROWS.map(([value, label]) => ({
  value,
  label,
  detail: value,
  isDisabled: value === 'KRW',
}));

export const GROUPED_OPTIONS: readonly ComboboxOption[] = ROWS.map(([value, label, group]) => ({
  value,
  label,
  group,
  detail: value,
}));

const mark: ReactNode = <WalletIcon />;

export const MARKED_OPTIONS: readonly ComboboxOption[] = CURRENCY_OPTIONS.map((option) => ({
  ...option,
  start: mark,
}));

const QUARTERS = ['Harbour', 'Orchard', 'Lantern', 'Compass', 'Orchid', 'Copper'];
const WAYS = ['Street', 'Lane', 'Square', 'Hill', 'Garden'];

/** Three hundred options, like a list of districts. */
export const MANY_OPTIONS: readonly ComboboxOption[] = Array.from({ length: 300 }, (_, index) => {
  const number = String(index + 1).padStart(3, '0');
  const quarter = QUARTERS[index % QUARTERS.length] ?? '';
  return {
    value: number,
    label: `${quarter} ${WAYS[index % WAYS.length] ?? ''} ${number}`,
    detail: `D-${number}`,
    start: mark,
  };
});

export const LONG_OPTIONS: readonly ComboboxOption[] = [
  {
    value: 'a',
    label: 'Rekening tabungan bersama atas nama lebih dari satu pemilik yang terdaftar',
    detail: 'Hanya untuk penarikan',
  },
  { value: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitänskajüte', detail: 'DE' },
  { value: 'c', label: 'حساب التوفير المشترك', lang: 'ar', detail: 'AR' },
];
