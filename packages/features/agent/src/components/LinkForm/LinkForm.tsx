import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormDateField } from '@parlour/design-system/FormDateField';
import { FormRadioGroup } from '@parlour/design-system/FormRadioGroup';
import { FormSection } from '@parlour/design-system/FormSection';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { formDraft } from '@parlour/feature-core';
import type { RebateLimit, RegisterLink } from '@parlour/gateway-openapi/agent';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type LinkValues, linkSchema } from '../../model/account.schema';
import { toRebateTexts } from '../../model/rebates.schema';
import { AccountTypeField } from '../AccountForm/AccountTypeField';
import { Outcome } from '../Outcome/Outcome';
import { RebateFields } from '../RebateForm/RebateFields';

export interface LinkFormProps {
  /** The link to edit; null for a new one. */
  link: RegisterLink | null;
  limits: readonly RebateLimit[];
  /** BCP 47 tag of the reader's language. */
  tag: string;
  nameOf: (gameCategory: string) => string;
  /** Field errors from the gateway. */
  errors: ServerErrors | undefined;
  /** Error of the last attempt that belongs to no field. */
  formError: string | undefined;
  onSubmit: (values: LinkValues) => Promise<void>;
}

/** Creates or edits a register link: account type, rebates and expiry (AC-03). */
export function LinkForm({
  link,
  limits,
  tag,
  nameOf,
  errors,
  formError,
  onSubmit,
}: LinkFormProps) {
  const { t } = useTranslation('agent');
  const schema = useMemo(() => linkSchema(limits), [limits]);
  return (
    <Form<LinkValues>
      schema={schema}
      draft={formDraft(`link ${link?.linkId ?? ''}`)}
      defaultValues={{
        accountType: link?.accountType ?? 'member',
        name: link?.name ?? '',
        expiresOn: link?.expiresAt?.slice(0, 10) ?? '',
        isEnabled: link?.enabled === false ? 'no' : 'yes',
        rebates: toRebateTexts(limits, link?.rebates ?? []),
      }}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      onSubmit={onSubmit}
    >
      <FormTextField name="name" label={t('link.name')} />
      {link === null ? (
        <AccountTypeField />
      ) : (
        <FormRadioGroup
          name="isEnabled"
          label={t('member.status')}
          direction="row"
          options={[
            { value: 'yes', label: t('link.open') },
            { value: 'no', label: t('link.closed') },
          ]}
        />
      )}
      <FormDateField name="expiresOn" label={t('link.until')} hint={t('link.untilHint')} />
      {limits.length === 0 ? null : (
        <FormSection legend={t('money.rebate')}>
          <RebateFields limits={limits} tag={tag} nameOf={nameOf} prefix="rebates." />
        </FormSection>
      )}
      {formError === undefined ? null : <Outcome tone="danger">{formError}</Outcome>}
      <FormSubmit isWide>{link === null ? t('link.make') : t('link.save')}</FormSubmit>
    </Form>
  );
}
