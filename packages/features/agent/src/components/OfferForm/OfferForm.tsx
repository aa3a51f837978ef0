import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormSelect } from '@parlour/design-system/FormSelect';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { formatRate, formDraft } from '@parlour/feature-core';
import type { ContractTerms } from '@parlour/gateway-openapi/contracts';
import { type ReactNode, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type OfferValues, offerSchema } from '../../model/offer.schema';
import { OfferTrial } from './OfferTrial';
import { type OfferPerson, PeopleField } from './PeopleField';
import { StartFrom } from './StartFrom';
import { TierList } from './TierList';

export interface OfferFormProps {
  terms: ContractTerms;
  /** The direct downline. */
  people: readonly OfferPerson[];
  /** What the fields start with. */
  initial: OfferValues;
  /** BCP 47 tag of the reader's language. */
  tag: string;
  /** Field errors from the gateway. */
  errors: ServerErrors | undefined;
  /** What the offer would end, or why it failed, for the values that are typed. */
  noticeOf: (values: OfferValues) => ReactNode;
  /** Label of the button: look at what it means, or send it. */
  actionOf: (values: OfferValues) => string;
  onSubmit: (values: OfferValues) => Promise<void>;
}

/** A new contract: receivers, period, and what each step pays within the agent's own rate (AC-04, AG-03). */
export function OfferForm({
  terms,
  people,
  initial,
  tag,
  errors,
  noticeOf,
  actionOf,
  onSubmit,
}: OfferFormProps) {
  const { t } = useTranslation('agent');
  const schema = useMemo(() => offerSchema(terms), [terms]);
  return (
    <Form<OfferValues>
      schema={schema}
      draft={formDraft(`offer ${terms.kind}`)}
      defaultValues={initial}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      onSubmit={onSubmit}
    >
      <StartFrom terms={terms} />
      <PeopleField people={people} />
      <FormSelect
        name="period"
        label={t('period')}
        options={terms.periods.map((value) => ({
          value,
          label: t(`shared:contract.periods.${value}`),
        }))}
      />
      <TierList terms={terms} hint={formatRate(terms.maximumRate, tag)} />
      <FormTextField name="remark" label={t('member.remark')} hint={t('optional')} />
      <OfferTrial terms={terms} />
      <Ending noticeOf={noticeOf} actionOf={actionOf} />
    </Form>
  );
}

function Ending({ noticeOf, actionOf }: Pick<OfferFormProps, 'noticeOf' | 'actionOf'>) {
  const { control, getValues } = useFormContext<OfferValues>();
  // What was previewed holds only as long as nothing else is typed.
  useWatch({ control });
  const values = getValues();
  return (
    <>
      {noticeOf(values)}
      <FormSubmit isWide>{actionOf(values)}</FormSubmit>
    </>
  );
}
