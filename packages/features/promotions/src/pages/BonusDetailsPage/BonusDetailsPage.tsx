import { Stack } from '@parlour/design-system/layout/Stack';
import { Select } from '@parlour/design-system/Select';
import { ToggleGroup } from '@parlour/design-system/ToggleGroup';
import { ListPager } from '@parlour/feature-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BonusTable } from '../../components/BonusTable/BonusTable';
import { findKind, PROMOTION_KINDS } from '../../model/promotionKinds';
import { BONUS_DAYS, BONUS_STATES, type BonusesAsked, useBonuses } from '../../model/useBonuses';
import * as S from './BonusDetailsPage.styles';

const FIRST: BonusesAsked = { days: 'previous30', kind: undefined, state: undefined, page: 1 };

/** The history of bonuses with their turnover (PROMO-04). */
export default function BonusDetailsPage() {
  const { t } = useTranslation('promotions');
  const [asked, setAsked] = useState(FIRST);
  const state = useBonuses(asked);
  const ask = (changes: Partial<BonusesAsked>) => setAsked({ ...asked, page: 1, ...changes });
  return (
    <Stack gap={16}>
      <S.Filters>
        <ToggleGroup
          label={t('bonus.days')}
          selectedId={asked.days}
          onSelect={({ id }) => ask({ days: BONUS_DAYS.find((days) => days === id) ?? FIRST.days })}
          items={BONUS_DAYS.map((days) => ({ id: days, label: t(`bonus.${days}`) }))}
        />
        <Select
          label={t('bonus.kind')}
          size="sm"
          value={asked.kind ?? ''}
          placeholder={t('kind.all')}
          options={PROMOTION_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          onChange={({ target }) => ask({ kind: findKind(target.value) })}
        />
        <Select
          label={t('bonus.state')}
          size="sm"
          value={asked.state ?? ''}
          placeholder={t('kind.all')}
          options={BONUS_STATES.map((each) => ({ value: each, label: t(`bonusState.${each}`) }))}
          onChange={({ target }) =>
            ask({ state: BONUS_STATES.find((each) => each === target.value) })
          }
        />
      </S.Filters>
      <BonusTable state={state} />
      {state.status === 'ready' ? (
        <ListPager
          page={asked.page}
          pageCount={state.data.totalPages}
          onSelect={({ page }) => ask({ page })}
        />
      ) : null}
    </Stack>
  );
}
