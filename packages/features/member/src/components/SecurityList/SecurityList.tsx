import { Button } from '@parlour/design-system/Button';
import { ContractIcon } from '@parlour/design-system/icons/ContractIcon';
import { MailIcon } from '@parlour/design-system/icons/MailIcon';
import { PhoneIcon } from '@parlour/design-system/icons/PhoneIcon';
import { ShieldIcon } from '@parlour/design-system/icons/ShieldIcon';
import { UserIcon } from '@parlour/design-system/icons/UserIcon';
import { WalletIcon } from '@parlour/design-system/icons/WalletIcon';
import { formatMoment, useLanguage } from '@parlour/feature-core';
import type { SecuritySettings } from '@parlour/gateway-openapi/member';
import { useTranslation } from 'react-i18next';
import { SettingList, SettingRow } from '../SettingRow/SettingRow';

/** What the member can change here. */
export type SecuritySetting =
  | 'password'
  | 'payment'
  | 'mobile'
  | 'email'
  | 'twoFactor'
  | 'recoveryCodes';

export interface SecurityListProps {
  settings: SecuritySettings;
  onOpen: (setting: SecuritySetting) => void;
}

/** Breaks at its sign where it is too long for a line, not within a word. */
function EmailAddress({ email }: { email: string }) {
  const at = email.indexOf('@');
  return (
    <bdi>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}

/** What protects the account, and what is still missing (MC-04). */
export function SecurityList({ settings, onOpen }: SecurityListProps) {
  const { t } = useTranslation('member');
  const { t: say } = useTranslation('factors');
  const { tag } = useLanguage();
  const { passwordChangedAt, passwordExpiresAt, hasPaymentPassword, twoFactorEnabled } = settings;
  const { mobileNum, countryDialingCode, email, passkeyCount, recoveryCodesLeft } = settings;
  const rows = [
    {
      id: 'password',
      icon: <UserIcon />,
      name: t('security.password'),
      text:
        passwordExpiresAt === null
          ? t('security.changedAt', { moment: formatMoment(passwordChangedAt, tag) })
          : t('security.expiresAt', { moment: formatMoment(passwordExpiresAt, tag) }),
      isSet: true,
      action: t('security.change'),
    },
    {
      id: 'payment',
      icon: <WalletIcon />,
      name: t('security.payment'),
      text: hasPaymentPassword ? t('security.paymentSet') : t('security.paymentOpen'),
      isSet: hasPaymentPassword,
      action: hasPaymentPassword ? t('security.change') : t('security.set'),
    },
    {
      id: 'mobile',
      icon: <PhoneIcon />,
      name: t('security.mobile'),
      text:
        mobileNum === null ? (
          t('security.mobileOpen')
        ) : (
          <bdi dir="ltr">{`${countryDialingCode === null ? '' : `+${countryDialingCode.replace('+', '')} `}${mobileNum}`}</bdi>
        ),
      isSet: mobileNum !== null,
      action: mobileNum === null ? t('security.bind') : t('security.change'),
    },
    {
      id: 'email',
      icon: <MailIcon />,
      name: t('security.email'),
      text: email === null ? t('security.emailOpen') : <EmailAddress email={email} />,
      isSet: email !== null,
      action: email === null ? t('security.bind') : t('security.change'),
    },
    {
      id: 'twoFactor',
      icon: <ShieldIcon />,
      name: t('security.twoFactor'),
      text: twoFactorEnabled ? t('security.twoFactorOn') : t('security.twoFactorOff'),
      isSet: twoFactorEnabled,
      action: twoFactorEnabled ? t('security.turnOff') : t('security.turnOn'),
    },
    // Without a factor there is nothing that they could stand in for.
    ...(twoFactorEnabled || passkeyCount > 0
      ? [
          {
            id: 'recoveryCodes' as const,
            icon: <ContractIcon />,
            name: say('recovery.title'),
            text:
              recoveryCodesLeft === 0
                ? say('recovery.none')
                : say('recovery.left', { count: recoveryCodesLeft }),
            isSet: recoveryCodesLeft > 0,
            action: say('recovery.renew'),
          },
        ]
      : []),
  ] as const;
  return (
    <SettingList role="list">
      {rows.map(({ id, isSet, action, ...row }) => (
        <SettingRow
          key={id}
          {...row}
          tone={isSet ? 'safe' : 'open'}
          actions={
            <Button
              size="sm"
              variant="outline"
              tone="neutral"
              aria-label={`${action}: ${row.name}`}
              onClick={() => onOpen(id)}
            >
              {action}
            </Button>
          }
        />
      ))}
    </SettingList>
  );
}
