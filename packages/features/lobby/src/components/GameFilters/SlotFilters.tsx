import { Checkbox } from '@parlour/design-system/Checkbox';
import { Select } from '@parlour/design-system/Select';
import { useTranslation } from 'react-i18next';
import {
  type GameFilters as Filters,
  MIN_BET,
  MIN_LINES,
  SLOT_CLASSES,
} from '../../model/gameFilters';
import * as S from './GameFilters.styles';

export interface SlotFiltersProps {
  filters: Filters;
  /** Bingo belongs to merchants that offer Tagalog. */
  hasBingo: boolean;
  onChange: (filters: Filters) => void;
}

/** Filters that only slots have. */
export function SlotFilters({ filters, hasBingo, onChange }: SlotFiltersProps) {
  const { t } = useTranslation('lobby');
  // An active filter is always shown, even if the address sets one that is not offered here.
  const isOffered = (name: string) => name !== 'BG' || hasBingo || filters.classify === name;
  const classes = SLOT_CLASSES.filter(isOffered);
  return (
    <>
      <Select
        label={t('filter.class')}
        options={[
          { value: '', label: t('filter.allClasses') },
          ...classes.map((name) => ({ value: name, label: t(`class.${name}`) })),
        ]}
        value={filters.classify ?? ''}
        onChange={({ target }) =>
          onChange({ ...filters, classify: classes.find((name) => name === target.value) ?? null })
        }
      />
      <S.Choices>
        <Checkbox
          label={t('filter.new')}
          checked={filters.onlyNew}
          onChange={({ target }) => onChange({ ...filters, onlyNew: target.checked })}
        />
        <Checkbox
          label={t('filter.minBet', { amount: MIN_BET })}
          checked={filters.hasMinBet}
          onChange={({ target }) => onChange({ ...filters, hasMinBet: target.checked })}
        />
        <Checkbox
          label={t('filter.minLines', { lines: MIN_LINES })}
          checked={filters.hasMinLines}
          onChange={({ target }) => onChange({ ...filters, hasMinLines: target.checked })}
        />
      </S.Choices>
    </>
  );
}
