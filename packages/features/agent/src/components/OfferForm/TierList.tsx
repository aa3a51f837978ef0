import { Button } from '@parlour/design-system/Button';
import { FormSection } from '@parlour/design-system/FormSection';
import { Inline } from '@parlour/design-system/layout/Inline';
import type { ContractTerms } from '@parlour/gateway-openapi/contracts';
import { useMemo } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FIRST_TIER, type OfferValues, tierSchema, toWireTier } from '../../model/offer.schema';
import { useStepNotes } from '../../model/useStepNotes';
import * as S from './OfferForm.styles';
import { TierFields } from './TierFields';
import { TierReading } from './TierReading';

/** The steps, lowest first, each with the sentence that it makes; only the last one can be removed. */
export function TierList({ terms, hint }: { terms: ContractTerms; hint: string }) {
  const { t } = useTranslation('agent');
  const { control } = useFormContext<OfferValues>();
  const { fields, append, remove } = useFieldArray<OfferValues, 'tiers'>({ name: 'tiers' });
  const [period, typed] = useWatch({ control, name: ['period', 'tiers'] });
  const schema = useMemo(() => tierSchema(terms), [terms]);
  // An unfinished step has no sentence yet.
  const tiers = typed.map((tier) => (schema.isValidSync(tier) ? toWireTier(tier) : null));
  const finished = tiers.filter((tier) => tier !== null);
  const known = terms.periods.find((one) => one === period);
  const notes = useStepNotes(
    finished.length < tiers.length || known === undefined
      ? null
      : { kind: terms.kind, period: known, tiers: finished },
  );
  return (
    <S.Steps>
      {fields.map(({ id }, at) => (
        <FormSection
          key={id}
          legend={t('offer.tier', { at: at + 1 })}
          description={at === 0 ? t('offer.most', { rate: hint }) : undefined}
          columns={1}
        >
          <S.Step>
            <TierFields at={at} />
            <TierReading
              kind={terms.kind}
              period={period}
              tier={tiers[at] ?? null}
              notes={notes.filter(({ step }) => step === at)}
            />
          </S.Step>
        </FormSection>
      ))}
      <Inline gap={8}>
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          disabled={fields.length >= terms.maximumTiers}
          onClick={() => append(FIRST_TIER)}
        >
          {t('offer.add')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          tone="neutral"
          disabled={fields.length < 2}
          onClick={() => remove(fields.length - 1)}
        >
          {t('offer.drop')}
        </Button>
      </Inline>
    </S.Steps>
  );
}
