import { Button } from '@parlour/design-system/Button';
import { Notice } from '@parlour/design-system/Notice';
import { Select } from '@parlour/design-system/Select';
import type { ContractTerms } from '@parlour/gateway-openapi/contracts';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type OfferValues, toTypedTiers } from '../../model/offer.schema';
import { useStartingPoints } from '../../model/useStartingPoints';

type Typed = Pick<OfferValues, 'period' | 'tiers'>;

/** Fills in the steps from a template or a contract that the agent has with others; what was typed can be brought back. */
export function StartFrom({ terms }: { terms: ContractTerms }) {
  const { t } = useTranslation('contractWords');
  const { getValues, setValue, clearErrors } = useFormContext<OfferValues>();
  const points = useStartingPoints(terms);
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isUndone, setIsUndone] = useState(false);
  const write = ({ period, tiers }: Typed) => {
    clearErrors();
    setValue('period', period, { shouldDirty: true });
    setValue('tiers', tiers, { shouldDirty: true });
  };
  const choose = (value: string) => {
    const point = points.find((one) => one.value === value);
    setChosen(value);
    setIsUndone(false);
    if (point === undefined) return;
    // Of several choices in a row the first found what was typed.
    setTyped(typed ?? { period: getValues('period'), tiers: structuredClone(getValues('tiers')) });
    write({ period: point.period, tiers: toTypedTiers(point.tiers) });
  };
  const undo = () => {
    if (typed !== null) write(typed);
    setTyped(null);
    setChosen('');
    setIsUndone(true);
  };
  if (points.length === 0) return null;
  return (
    <>
      <Select
        label={t('offer.startFrom')}
        hint={t('offer.startHint')}
        placeholder={t('offer.startNothing')}
        options={points}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
      />
      <div role="status">
        {typed === null ? null : (
          <Notice
            title={t('offer.filled')}
            action={
              <Button size="sm" variant="outline" tone="neutral" onClick={undo}>
                {t('offer.undo')}
              </Button>
            }
          />
        )}
        {isUndone ? <Notice tone="positive" title={t('offer.undone')} /> : null}
      </div>
    </>
  );
}
