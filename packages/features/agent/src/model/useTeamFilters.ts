import { compareAmounts } from '@parlour/design-system/AmountField';
import type { AddressState } from './addressState';
import { isAmount, TEAM_FILTERS, type TeamFilterName, toTeamFilter } from './teamFilter';
import { useAddressState } from './useAddressState';
import { useTypedState } from './useTypedState';

/** Filters that are chosen from a list. */
export type ChosenFilter = Exclude<TeamFilterName, 'min' | 'max'>;

/** The filters of the list of people, kept in the address (AG-07). Changing one goes back to the first page. */
export function useTeamFilters() {
  const { state, write } = useAddressState();
  const min = useTypedState('min');
  const max = useTypedState('max');
  const filter = toTeamFilter(state);
  const areAmounts = isAmount(min.typed) && isAmount(max.typed);
  const hasBoth = min.typed !== '' && max.typed !== '';
  return {
    valueOf: (name: ChosenFilter): string => state[name] ?? '',
    min,
    max,
    isReversed: areAmounts && hasBoth && compareAmounts(max.typed, min.typed) === -1,
    filter,
    /** How many are set. */
    count: Object.keys(filter).length,
    onChoose: (name: ChosenFilter, value: string) =>
      write({ [name]: value, view: 'list', page: '' }),
    /** Clears the search, too. */
    onClear: () => {
      const none: AddressState = Object.fromEntries(TEAM_FILTERS.map((name) => [name, '']));
      write({ ...none, search: '', view: 'list', page: '' });
    },
  };
}

export type TeamFiltersControl = ReturnType<typeof useTeamFilters>;
