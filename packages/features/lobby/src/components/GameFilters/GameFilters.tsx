import { Button } from '@parlour/design-system/Button';
import { Checkbox } from '@parlour/design-system/Checkbox';
import { SearchIcon } from '@parlour/design-system/icons/SearchIcon';
import { Select } from '@parlour/design-system/Select';
import { TextField } from '@parlour/design-system/TextField';
import { useTranslation } from 'react-i18next';
import { type GameFilters as Filters, SLOT_CLASSES } from '../../model/gameFilters';
import * as S from './GameFilters.styles';

export interface GameFiltersProps {
  filters: Filters;
  vendors: readonly { code: string; name: string }[];
  /** Sub-categories and the choice of new games are there for slots alone. */
  isSlots: boolean;
  /** Bingo belongs to merchants that offer Tagalog. */
  hasBingo: boolean;
  onChange: (filters: Filters) => void;
}

/** What narrows a list of games. */
export function GameFilters({ filters, vendors, isSlots, hasBingo, onChange }: GameFiltersProps) {
  const { t } = useTranslation('lobby');
  const classes = SLOT_CLASSES.filter((name) => name !== 'BG' || hasBingo);
  const isNarrowed =
    filters.search !== '' ||
    filters.vendor !== null ||
    filters.classify !== null ||
    filters.onlyNew;
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
          onChange={({ target }) => onChange({ ...filters, search: target.value })}
        />
      </S.Wide>
      <Select
        label={t('filter.vendor')}
        options={[
          { value: '', label: t('filter.allVendors') },
          ...vendors.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        value={filters.vendor ?? ''}
        onChange={({ target }) => onChange({ ...filters, vendor: target.value || null })}
      />
      {isSlots ? (
        <>
          <Select
            label={t('filter.class')}
            options={[
              { value: '', label: t('filter.allClasses') },
              ...classes.map((name) => ({ value: name, label: t(`class.${name}`) })),
            ]}
            value={filters.classify ?? ''}
            onChange={({ target }) =>
              onChange({
                ...filters,
                classify: classes.find((name) => name === target.value) ?? null,
              })
            }
          />
          <S.Low>
            <Checkbox
              label={t('filter.new')}
              checked={filters.onlyNew}
              onChange={({ target }) => onChange({ ...filters, onlyNew: target.checked })}
            />
          </S.Low>
        </>
      ) : null}
      {isNarrowed ? (
        <S.Low>
          <Button
            variant="quiet"
            tone="neutral"
            onClick={() => onChange({ search: '', vendor: null, classify: null, onlyNew: false })}
          >
            {t('filter.clear')}
          </Button>
        </S.Low>
      ) : null}
    </S.Root>
  );
}
