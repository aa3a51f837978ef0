import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { Notice } from '@parlour/design-system/Notice';
import type { DownlineRebate, RebateLimit } from '@parlour/gateway-openapi/agent';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  fromRebateTexts,
  type RebateTexts,
  rebatesSchema,
  toRebateTexts,
} from '../../model/rebates.schema';
import { Outcome } from '../Outcome/Outcome';
import { RebateFields } from './RebateFields';

export interface RebateFormProps {
  limits: readonly RebateLimit[];
  rebates: readonly DownlineRebate[];
  /** BCP 47 tag of the reader's language. */
  tag: string;
  nameOf: (gameCategory: string) => string;
  /** Errors of rates from the gateway. */
  errors: ServerErrors | undefined;
  /** Error of the last attempt that belongs to no field. */
  formError: string | undefined;
  onSubmit: (rebates: DownlineRebate[]) => Promise<void>;
}

/** Changes the rebates of somebody in the direct downline. */
export function RebateForm({
  limits,
  rebates,
  tag,
  nameOf,
  errors,
  formError,
  onSubmit,
}: RebateFormProps) {
  const { t } = useTranslation('agent');
  const schema = useMemo(() => rebatesSchema(limits), [limits]);
  return (
    <Form<RebateTexts>
      schema={schema}
      defaultValues={toRebateTexts(limits, rebates)}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      onSubmit={(texts) => onSubmit(fromRebateTexts(texts, limits))}
    >
      <Notice>{t('rebates.tomorrow')}</Notice>
      <RebateFields limits={limits} tag={tag} nameOf={nameOf} />
      {formError === undefined ? null : <Outcome tone="danger">{formError}</Outcome>}
      <FormSubmit isWide>{t('rebates.save')}</FormSubmit>
    </Form>
  );
}
