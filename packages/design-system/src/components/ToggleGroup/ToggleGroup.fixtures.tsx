import { GamesIcon } from '../../icons/GamesIcon';
import { MenuIcon } from '../../icons/MenuIcon';
import type { ToggleGroupItem } from './ToggleGroup';

export const PERIODS: readonly ToggleGroupItem[] = [
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week' },
  { id: 'half', label: 'Half-month', isDisabled: true },
  { id: 'month', label: 'Month' },
];

export const VIEWS: readonly ToggleGroupItem[] = [
  { id: 'tiles', label: 'Tiles', icon: <GamesIcon /> },
  { id: 'list', label: 'List', icon: <MenuIcon /> },
];

export const LONG_PERIODS: readonly ToggleGroupItem[] = [
  { id: 'day', label: 'Setiap hari' },
  { id: 'week', label: 'Tujuh hari terakhir' },
  { id: 'half', label: 'Donaudampfschifffahrtsgesellschaftskapitän' },
  { id: 'month', label: 'Tiga puluh hari terakhir' },
];
