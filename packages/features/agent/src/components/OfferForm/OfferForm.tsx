import { Button } from '@parlour/design-system/Button';
import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormSection } from '@parlour/design-system/FormSection';
import { FormSelect } from '@parlour/design-system/FormSelect';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { Inline } from '@parlour/design-system/layout/Inline';
import type { SelectOption } from '@parlour/design-system/Select';
import { formatRate, formDraft } from '@parlour/feature-core';
import type { ContractTerms } from '@parlour/gateway-openapi/contracts';
import { type ReactNode, useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type OfferValues, offerSchema } from '../../model/offer.schema';
import { TierFields } from './TierFields';

export interface OfferFormProps {
  terms: ContractTerms;
  /** The direct downline. */
  people: readonly SelectOption[];
  /** BCP 47 tag of the reader's language. */
  tag: string;
  /** Field errors from the gateway. */
  errors: ServerErrors | undefined;
  /** What the offer would end, or why it failed. */
  notice: ReactNode;
  /** Label of the button: send the offer, or send it although it ends contracts. */
  action: string;
  onSubmit: (values: OfferValues) => Promise<void>;
}

const FIRST_TIER = {
  rate: '',
  activeMembers: '0',
  periodBet: '0',
  periodProfitLoss: '0',
  amount: '0',
};

/** A new contract: receiver, period, and what each step pays within the agent's own rate (AC-04). */
export function OfferForm({
  terms,
  people,
  tag,
  errors,
  notice,
  action,
  onSubmit,
}: OfferFormProps) {
  const { t } = useTranslation('agent');
  const schema = useMemo(() => offerSchema(terms), [terms]);
  return (
    <Form<OfferValues>
      schema={schema}
      draft={formDraft(`offer ${terms.kind}`)}
      defaultValues={{
        memberId: '',
        period: terms.periods[0] ?? '',
        remark: '',
        tiers: [FIRST_TIER],
      }}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      onSubmit={onSubmit}
    >
      <FormSelect
        name="memberId"
        label={t('offer.member')}
        placeholder={t('offer.choose')}
        options={people}
      />
      <FormSelect
        name="period"
        label={t('period')}
        options={terms.periods.map((value) => ({
          value,
          label: t(`shared:contract.periods.${value}`),
        }))}
      />
      <Tiers most={terms.maximumTiers} hint={formatRate(terms.maximumRate, tag)} />
      <FormTextField name="remark" label={t('member.remark')} hint={t('optional')} />
      {notice}
      <FormSubmit isWide>{action}</FormSubmit>
    </Form>
  );
}

/** The steps, lowest first; only the last one can be removed. */
function Tiers({ most, hint }: { most: number; hint: string }) {
  const { t } = useTranslation('agent');
  const { fields, append, remove } = useFieldArray<OfferValues, 'tiers'>({ name: 'tiers' });
  return (
    <>
      {fields.map(({ id }, at) => (
        <FormSection
          key={id}
          legend={t('offer.tier', { at: at + 1 })}
          description={at === 0 ? t('offer.most', { rate: hint }) : undefined}
        >
          <TierFields at={at} />
        </FormSection>
      ))}
      <Inline gap={8}>
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          disabled={fields.length >= most}
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
    </>
  );
}
