import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { Notice } from '@parlour/design-system/Notice';
import type { DownlineRebate, RebateLimit } from '@parlour/gateway-openapi/agent';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RebateTexts } from '../../model/rebates.schema';
import {
  fromSomeRebateTexts,
  noRebateTexts,
  someRebatesSchema,
} from '../../model/someRebates.schema';
import { Outcome } from '../Outcome/Outcome';
import { RebateFields } from '../RebateForm/RebateFields';

export interface SomeRebatesFormProps {
  limits: readonly RebateLimit[];
  /** What was entered before; undefined at the start. */
  texts: RebateTexts | undefined;
  /** BCP 47 tag of the reader's language. */
  tag: string;
  nameOf: (gameCategory: string) => string;
  /** Errors of rates from the gateway. */
  errors: ServerErrors | undefined;
  /** Error of the last attempt that belongs to no field. */
  formError: string | undefined;
  /** Called with at least one rebate. */
  onSubmit: (rebates: DownlineRebate[], texts: RebateTexts) => Promise<void>;
}

/** Rebates for several people; a field that stays empty changes nothing. */
export function SomeRebatesForm({
  limits,
  texts,
  tag,
  nameOf,
  errors,
  formError,
  onSubmit,
}: SomeRebatesFormProps) {
  const { t } = useTranslation('agentTeam');
  const [isEmpty, setIsEmpty] = useState(false);
  const schema = useMemo(() => someRebatesSchema(limits), [limits]);
  const problem = isEmpty ? t('many.nothing') : formError;
  return (
    <Form<RebateTexts>
      schema={schema}
      defaultValues={texts ?? noRebateTexts(limits)}
      serverErrors={errors}
      translateError={(key, params) => t(`agent:${key}`, params)}
      onSubmit={async (typed) => {
        const rebates = fromSomeRebateTexts(typed, limits);
        setIsEmpty(rebates.length === 0);
        if (rebates.length > 0) await onSubmit(rebates, typed);
      }}
    >
      <Notice>
        {t('many.hint')} {t('agent:rebates.tomorrow')}
      </Notice>
      <RebateFields limits={limits} tag={tag} nameOf={nameOf} />
      {problem === undefined ? null : <Outcome tone="danger">{problem}</Outcome>}
      <FormSubmit isWide>{t('many.preview')}</FormSubmit>
    </Form>
  );
}
