import { Button } from '@parlour/design-system/Button';
import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormPasswordField } from '@parlour/design-system/FormPasswordField';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeReason } from '../../model/changePassword';
import { type ChangePasswordValues, changePasswordSchema } from '../../model/changePassword.schema';
import type { RegisterRules } from '../../model/registerFields';
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields';

export interface ChangePasswordFormProps {
  /** Why the change is forced; null if the person asked for it. */
  reason: ChangeReason | null;
  /** Name of the account; empty until it is known. */
  account: string;
  /** The merchant's rules; null while they are not known. */
  rules: RegisterRules | null;
  /** Whether the old password has to be typed. */
  asksOld: boolean;
  errors: ServerErrors | undefined;
  onSubmit: (values: ChangePasswordValues) => Promise<void>;
  /** The only way out of a forced change. */
  onLogOut: () => Promise<void>;
}

const EMPTY: ChangePasswordValues = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the password of whoever is logged in (PWD-01). */
export function ChangePasswordForm({
  reason,
  account,
  rules,
  asksOld,
  errors,
  onSubmit,
  onLogOut,
}: ChangePasswordFormProps) {
  const { t } = useTranslation('identity');
  const [isLeaving, setIsLeaving] = useState(false);
  const schema = useMemo(() => changePasswordSchema({ rules, asksOld }), [rules, asksOld]);
  const reasons: Record<ChangeReason, string> = {
    weak: t('change.weak'),
    expired: t('change.expired'),
    given: t('change.given'),
    needed: t('change.needed'),
  };

  const leave = async (): Promise<void> => {
    setIsLeaving(true);
    await onLogOut();
    setIsLeaving(false);
  };
  return (
    <Stack>
      {reason === null ? null : <Notice tone="warning">{reasons[reason]}</Notice>}
      <Form
        schema={schema}
        defaultValues={EMPTY}
        serverErrors={errors}
        translateError={(key, params) => t(key, params)}
        onSubmit={onSubmit}
      >
        {/* Password managers save the new password under the username that they find beside it (B11). */}
        <input hidden readOnly autoComplete="username" value={account} />
        {asksOld ? (
          <FormPasswordField
            name="oldPassword"
            label={t('fields.oldPassword')}
            labels={{ show: t('login.showPassword'), hide: t('login.hidePassword') }}
          />
        ) : null}
        <NewPasswordFields rules={rules} userInputs={[account]} isConfirmed />
        <FormSubmit size="lg" isWide>
          {t('change.title')}
        </FormSubmit>
      </Form>
      {reason === null ? null : (
        <Button
          variant="quiet"
          tone="neutral"
          isWide
          isLoading={isLeaving}
          onClick={() => void leave()}
        >
          {t('change.logOut')}
        </Button>
      )}
    </Stack>
  );
}
