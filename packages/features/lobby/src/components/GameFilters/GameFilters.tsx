// @chunk lists
import { Button } from '@parlour/design-system/Button';
import { Checkbox } from '@parlour/design-system/Checkbox';
import { isComposing } from '@parlour/design-system/hooks/isComposing';
import { SearchIcon } from '@parlour/design-system/icons/SearchIcon';
import { Select } from '@parlour/design-system/Select';
import { TextField } from '@parlour/design-system/TextField';
import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type GameFilters as Filters, NO_FILTERS } from '../../model/gameFilters';
import * as S from './GameFilters.styles';
import { SlotFilters } from './SlotFilters';

export interface GameFiltersProps {
  filters: Filters;
  /** Vendors to choose from; null where the page has tiles for them. */
  vendors: readonly { code: string; name: string }[] | null;
  /** Only slots have filters for sub-category, bet, lines and new games. */
  isSlots: boolean;
  /** Bingo belongs to merchants that offer Tagalog. */
  hasBingo: boolean;
  onChange: (filters: Filters) => void;
  /** Called on Enter or the down arrow in the search field: focus moves on to the results. */
  onGoToGames?: (() => void) | undefined;
}

/** Adds the current vendor where the list lacks it or has not loaded, so that the filter stays visible. */
function withCurrent(vendors: readonly { code: string; name: string }[], current: string | null) {
  return current === null || vendors.some(({ code }) => code === current)
    ? vendors
    : [...vendors, { code: current, name: current }];
}

/** The filters of a list of games (LOB-02). */
export function GameFilters({
  filters,
  vendors,
  isSlots,
  hasBingo,
  onChange,
  onGoToGames,
}: GameFiltersProps) {
  const { t } = useTranslation('lobby');
  // Where tiles choose the vendor, only they clear it.
  const cleared = vendors === null ? { ...NO_FILTERS, vendor: filters.vendor } : NO_FILTERS;
  const hintId = useId();
  const handleKeyDown = (event: KeyboardEvent): void => {
    const isOn = event.key === 'Enter' || event.key === 'ArrowDown';
    // Enter also confirms a word of an input method editor.
    if (!isOn || isComposing(event)) return;
    event.preventDefault();
    onGoToGames?.();
  };
  const isNarrowed = JSON.stringify(filters) !== JSON.stringify(cleared);
  return (
    <S.Root role="search" aria-label={t('filter.label')}>
      <S.Wide>
        <TextField
          type="search"
          label={t('filter.search')}
          prefix={<SearchIcon />}
          value={filters.search}
          maxLength={64}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={hintId}
          onKeyDown={handleKeyDown}
          onChange={({ target }) => onChange({ ...filters, search: target.value })}
        />
        <VisuallyHidden id={hintId}>{t('filter.toGames')}</VisuallyHidden>
      </S.Wide>
      {vendors === null ? null : (
        <Select
          label={t('filter.vendor')}
          options={[
            { value: '', label: t('filter.allVendors') },
            ...withCurrent(vendors, filters.vendor).map(({ code, name }) => ({
              value: code,
              label: name,
            })),
          ]}
          value={filters.vendor ?? ''}
          onChange={({ target }) => onChange({ ...filters, vendor: target.value || null })}
        />
      )}
      {isSlots ? (
        <SlotFilters filters={filters} hasBingo={hasBingo} onChange={onChange} />
      ) : (
        <S.Low>
          <Checkbox
            label={t('filter.new')}
            checked={filters.onlyNew}
            onChange={({ target }) => onChange({ ...filters, onlyNew: target.checked })}
          />
        </S.Low>
      )}
      {isNarrowed ? (
        <S.Clear>
          <Button variant="quiet" tone="neutral" onClick={() => onChange(cleared)}>
            {t('filter.clear')}
          </Button>
        </S.Clear>
      ) : null}
    </S.Root>
  );
}
