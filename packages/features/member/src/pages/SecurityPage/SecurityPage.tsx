import { Section } from '@parlour/design-system/layout/Section';
import { Stack } from '@parlour/design-system/layout/Stack';
import { lazyChunk, overlayOpened, useCoreDispatch } from '@parlour/feature-core';
import { LoadError, LoadingRows } from '@parlour/feature-shared';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SecurityList, type SecuritySetting } from '../../components/SecurityList/SecurityList';
import { useSecurity } from '../../model/useSecurity';
import { BankAccounts } from './BankAccounts';
import { Logins } from './Logins';
import { Passkeys } from './Passkeys';
import { Sessions } from './Sessions';
import { SocialAccounts } from './SocialAccounts';

// Forms are loaded when they are opened.
const BindEmail = lazyChunk(() => import('../../overlays/BindEmail/BindEmail'));
const BindMobile = lazyChunk(() => import('../../overlays/BindMobile/BindMobile'));
const PaymentPassword = lazyChunk(() => import('../../overlays/PaymentPassword/PaymentPassword'));
const RenewRecoveryCodes = lazyChunk(
  () => import('../../overlays/RenewRecoveryCodes/RenewRecoveryCodes'),
);
const TwoFactor = lazyChunk(() => import('../../overlays/TwoFactor/TwoFactor'));

/** What protects the account: passwords, bindings, bank accounts, sessions (MC-04). */
export default function SecurityPage() {
  const { t } = useTranslation('member');
  const dispatch = useCoreDispatch();
  const security = useSecurity();
  const [open, setOpen] = useState<SecuritySetting | null>(null);
  const close = (): void => setOpen(null);
  // The login password has its own dialog, which forced changes open as well (PWD-01).
  const changePassword = (): void =>
    void dispatch(overlayOpened({ name: 'changePassword', isForced: false }));

  if (security.status === 'failed')
    return <LoadError title={t('security.failed')} state={security} />;
  if (security.status === 'loading') return <LoadingRows heights={[72, 72, 72, 72, 72]} />;
  const settings = security.data;
  return (
    <Stack gap={32}>
      <Section headingLevel={3} title={t('security.protection')}>
        <SecurityList
          settings={settings}
          onOpen={(setting) => {
            if (setting === 'password') changePassword();
            else setOpen(setting);
          }}
        />
      </Section>
      <Passkeys />
      <BankAccounts
        hasPaymentPassword={settings.hasPaymentPassword}
        onNeedsPayment={() => setOpen('payment')}
      />
      <SocialAccounts linked={settings.socialProviders} />
      <Sessions />
      <Logins onChangePassword={changePassword} />
      <Suspense>
        {open === 'payment' ? (
          <PaymentPassword hasOne={settings.hasPaymentPassword} onClose={close} />
        ) : null}
        {open === 'mobile' ? <BindMobile onClose={close} /> : null}
        {open === 'email' ? <BindEmail onClose={close} /> : null}
        {open === 'recoveryCodes' ? <RenewRecoveryCodes onClose={close} /> : null}
        {open === 'twoFactor' ? (
          <TwoFactor isOn={settings.twoFactorEnabled} onClose={close} />
        ) : null}
      </Suspense>
    </Stack>
  );
}
