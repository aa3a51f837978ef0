import { useState } from 'react';
import { FishIcon } from '../../icons/FishIcon';
import { LiveIcon } from '../../icons/LiveIcon';
import { LotteryIcon } from '../../icons/LotteryIcon';
import { SlotsIcon } from '../../icons/SlotsIcon';
import { SportsIcon } from '../../icons/SportsIcon';
import { ChipGroup, type ChipGroupItem, type ChipGroupProps } from './ChipGroup';

export const GROUP_LABELS = {
  clear: 'Clear all',
  showAll: (count: number): string => `Show all (${count})`,
  showFewer: 'Show fewer',
};

const games = (count: number) => ({ text: String(count), label: `${count} games` });

export const CATEGORIES: readonly ChipGroupItem[] = [
  { id: 'slots', label: 'Slots', icon: <SlotsIcon />, count: games(48) },
  { id: 'live', label: 'Live', icon: <LiveIcon />, count: games(12) },
  { id: 'fishing', label: 'Fishing', icon: <FishIcon />, count: games(0), isDisabled: true },
  { id: 'lottery', label: 'Lottery', icon: <LotteryIcon />, count: games(7) },
  { id: 'sports', label: 'Sports', icon: <SportsIcon />, count: games(3) },
];

export const PLAIN = CATEGORIES.map(({ id, label }) => ({ id, label }));

export const ARABIC: readonly ChipGroupItem[] = [
  { id: 'slots', label: 'سلوتس', icon: <SlotsIcon /> },
  { id: 'live', label: 'كازينو مباشر', icon: <LiveIcon /> },
  { id: 'lottery', label: 'يانصيب', icon: <LotteryIcon /> },
  { id: 'fishing', label: 'صيد السمك', icon: <FishIcon /> },
  { id: 'sports', label: 'رياضة', icon: <SportsIcon /> },
];

export const THAI: readonly ChipGroupItem[] = [
  { id: 'slots', label: 'สล็อต', icon: <SlotsIcon /> },
  { id: 'live', label: 'คาสิโนสด', icon: <LiveIcon /> },
  { id: 'lottery', label: 'ลอตเตอรี่', icon: <LotteryIcon /> },
];

const WORDS = ['Lantern', 'Koi', 'Harbour', 'Temple of the Golden Heron', 'Reef', 'Monsoon'];

export const MANY: readonly ChipGroupItem[] = Array.from({ length: 24 }, (_, at) => ({
  id: `theme-${at}`,
  label: `${WORDS[at % WORDS.length] ?? ''} ${at + 1}`,
}));

/** Chips that go when they are removed. */
export function Removing({ items, onRemove, onClear, ...rest }: ChipGroupProps) {
  const [left, setLeft] = useState(items);
  return (
    <ChipGroup
      {...rest}
      mode="removable"
      items={left}
      onRemove={(event) => {
        setLeft(left.filter(({ id }) => id !== event.id));
        onRemove?.(event);
      }}
      onClear={() => {
        setLeft([]);
        onClear?.();
      }}
    />
  );
}
