import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormPasswordField } from '@parlour/design-system/FormPasswordField';
import { FormSection } from '@parlour/design-system/FormSection';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { formDraft } from '@parlour/feature-core';
import type { RebateLimit } from '@parlour/gateway-openapi/agent';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountValues, accountSchema } from '../../model/account.schema';
import { toRebateTexts } from '../../model/rebates.schema';
import { Outcome } from '../Outcome/Outcome';
import { RebateFields } from '../RebateForm/RebateFields';
import { AccountTypeField } from './AccountTypeField';

export interface AccountFormProps {
  limits: readonly RebateLimit[];
  /** BCP 47 tag of the reader's language. */
  tag: string;
  nameOf: (gameCategory: string) => string;
  /** Field errors from the gateway. */
  errors: ServerErrors | undefined;
  /** Error of the last attempt that belongs to no field. */
  formError: string | undefined;
  onSubmit: (values: AccountValues) => Promise<void>;
}

/** Opens an account below the agent (AC-03). */
export function AccountForm({
  limits,
  tag,
  nameOf,
  errors,
  formError,
  onSubmit,
}: AccountFormProps) {
  const { t } = useTranslation('agent');
  const schema = useMemo(() => accountSchema(limits), [limits]);
  const eye = { show: t('show'), hide: t('hide') };
  return (
    <Form<AccountValues>
      schema={schema}
      draft={formDraft('account')}
      defaultValues={{
        accountType: 'member',
        username: '',
        password: '',
        confirmPassword: '',
        remark: '',
        rebates: toRebateTexts(limits, []),
      }}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      onSubmit={onSubmit}
    >
      <AccountTypeField />
      <FormTextField
        name="username"
        label={t('member.account')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormPasswordField
        name="password"
        label={t('account.password')}
        hint={t('account.passwordHint')}
        labels={eye}
        autoComplete="new-password"
      />
      <FormPasswordField
        name="confirmPassword"
        label={t('account.confirm')}
        labels={eye}
        autoComplete="new-password"
      />
      <FormTextField name="remark" label={t('member.remark')} hint={t('optional')} />
      {limits.length === 0 ? null : (
        <FormSection legend={t('money.rebate')}>
          <RebateFields limits={limits} tag={tag} nameOf={nameOf} prefix="rebates." />
        </FormSection>
      )}
      {formError === undefined ? null : <Outcome tone="danger">{formError}</Outcome>}
      <FormSubmit isWide size="lg">
        {t('account.open')}
      </FormSubmit>
    </Form>
  );
}
