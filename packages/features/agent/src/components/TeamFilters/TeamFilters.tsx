import { AmountField } from '@parlour/design-system/AmountField';
import { Button } from '@parlour/design-system/Button';
import { Grid } from '@parlour/design-system/layout/Grid';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { Select } from '@parlour/design-system/Select';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAmount } from '../../model/teamFilter';
import type { Figures } from '../../model/useFigures';
import type { TeamFiltersControl } from '../../model/useTeamFilters';
import { useFilterChoices } from './useFilterChoices';

export interface TeamFiltersProps {
  filters: TeamFiltersControl;
  money: Figures;
  /** Symbol of the currency that balances are in. */
  currency: string;
  /** How many people were found; undefined while nobody was looked for. */
  found: number | undefined;
  /** Whether the tree is shown, which filters have no effect on. */
  isTree: boolean;
  /** Shown beside the button of the filters. */
  beside?: ReactNode;
}

/** Filters of the list of people, how many were found, and a way to clear them all. */
export function TeamFilters({ filters, money, currency, found, isTree, beside }: TeamFiltersProps) {
  const { t } = useTranslation('agentTeam');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const choices = useFilterChoices();
  const { count, min, max, isReversed } = filters;
  const amount = (name: 'min' | 'max', error: string | undefined) => (
    <AmountField
      label={t(name)}
      locale={money.tag}
      currency={currency}
      value={filters[name].typed}
      error={isAmount(filters[name].typed) ? error : t('agent:errors.sum')}
      onChange={({ value }) => filters[name].onType(value)}
    />
  );
  return (
    <Stack gap={12}>
      <Inline gap={12} justify="between">
        <Inline gap={12}>
          <Button
            variant="outline"
            tone="neutral"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {count === 0 ? t('filters') : t('filtersOn', { count })}
          </Button>
          {beside}
        </Inline>
        <Inline gap={12}>
          <span role="status">{found === undefined ? '' : t('found', { count: found })}</span>
          {count > 0 || min.typed !== '' || max.typed !== '' ? (
            <Button variant="quiet" size="sm" onClick={filters.onClear}>
              {t('clearAll')}
            </Button>
          ) : null}
        </Inline>
      </Inline>
      {isOpen ? (
        <Stack gap={12} id={id}>
          {isTree ? <Notice>{t('asList')}</Notice> : null}
          <Grid minColumn={150} gap={12}>
            {choices.map(({ name, label, options }) => (
              <Select
                key={name}
                label={label}
                placeholder={t('any')}
                options={options}
                value={filters.valueOf(name)}
                onChange={(event) => filters.onChoose(name, event.target.value)}
              />
            ))}
            {amount('min', undefined)}
            {amount('max', isReversed ? t('reversed') : undefined)}
          </Grid>
        </Stack>
      ) : null}
    </Stack>
  );
}
