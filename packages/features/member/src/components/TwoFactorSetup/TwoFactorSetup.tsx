import { QrCode } from '@parlour/design-system/QrCode';
import type { TwoFactorSetup as Setup } from '@parlour/gateway-openapi/member';
import { useTranslation } from 'react-i18next';
import * as S from './TwoFactorSetup.styles';

/** The secret for an authenticator: a QR code, and the same to type (MC-04). */
export function TwoFactorSetup({ setup: { otpauthUrl, secret } }: { setup: Setup }) {
  const { t } = useTranslation('member');
  return (
    <S.Root>
      <p>{t('twoFactor.scan')}</p>
      <QrCode value={otpauthUrl} size={168} label={t('twoFactor.qr')} />
      <p>
        {t('twoFactor.type')} <S.Secret dir="ltr">{secret}</S.Secret>
      </p>
    </S.Root>
  );
}
