import { SearchField } from '@parlour/design-system/SearchField';
import { Select } from '@parlour/design-system/Select';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { Switch } from '@parlour/design-system/Switch';
import { ToggleGroup } from '@parlour/design-system/ToggleGroup';
import type { PointExchangeType } from '@parlour/gateway-openapi/points';
import { useTranslation } from 'react-i18next';
import { PRODUCT_ORDERS, type ProductChoice, type ProductOrder } from '../../model/products';
import * as S from './ProductFilters.styles';

export interface ProductFiltersProps {
  /** Kinds that the mall offers; undefined while they load. */
  kinds: readonly PointExchangeType[] | undefined;
  kind: PointExchangeType | null;
  onKind: (kind: PointExchangeType | null) => void;
  /** Null where the list goes over several pages, of which the browser knows one. */
  choice: ProductChoice | null;
  /** Whether there are enough products to need a search. */
  hasSearch: boolean;
  /** Whether the member's points are known. */
  hasPoints: boolean;
  onChoose: (choice: ProductChoice) => void;
  /** Announced to screen readers when typing in the search pauses. */
  count: number;
}

/** Filters and order of the mall's products. */
export function ProductFilters({
  kinds,
  kind,
  onKind,
  choice,
  hasSearch,
  hasPoints,
  onChoose,
  count,
}: ProductFiltersProps) {
  const { t } = useTranslation('points');
  return (
    <S.Root>
      {kinds === undefined ? (
        <S.KindsPlace>
          <Skeleton height="100%" />
        </S.KindsPlace>
      ) : null}
      {kinds === undefined || kinds.length < 2 ? null : (
        <div>
          <ToggleGroup
            label={t('kind.label')}
            items={[
              { id: 'all', label: t('kind.all') },
              ...kinds.map((id) => ({ id, label: t(`kind.${id}`) })),
            ]}
            selectedId={kind ?? 'all'}
            onSelect={({ id }) => onKind(kinds.find((each) => each === id) ?? null)}
          />
        </div>
      )}
      {choice === null ? null : (
        <S.Line>
          {hasSearch ? (
            <SearchField
              label={t('products.search')}
              labels={{
                clear: t('products.searchClear'),
                results: (found) => t('products.count', { count: found }),
              }}
              value={choice.search}
              resultCount={count}
              onChange={({ value }) => onChoose({ ...choice, search: value })}
            />
          ) : null}
          <Select
            label={t('products.sort')}
            options={PRODUCT_ORDERS.map((value) => ({ value, label: t(`sort.${value}`) }))}
            value={choice.order}
            onChange={({ target }) => onChoose({ ...choice, order: target.value as ProductOrder })}
          />
          {hasPoints ? (
            <S.Middle>
              <Switch
                label={t('products.affordable')}
                checked={choice.isAffordableOnly}
                onChange={({ target }) => onChoose({ ...choice, isAffordableOnly: target.checked })}
              />
            </S.Middle>
          ) : null}
        </S.Line>
      )}
    </S.Root>
  );
}
