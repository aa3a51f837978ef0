import { Button } from '@parlour/design-system/Button';
import { Card } from '@parlour/design-system/Card';
import { Inline } from '@parlour/design-system/layout/Inline';
import { QrCode } from '@parlour/design-system/QrCode';
import type { Referral } from '@parlour/gateway-openapi/promotions';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as S from './InviteCard.styles';

export interface InviteCardProps {
  referral: Pick<Referral, 'link' | 'qrTarget' | 'referralCode'>;
  /** Called with the id of the element that shows the link. */
  onCopy: (event: { shownId: string }) => void;
  /** Opens the device's share dialog; without it there is no such button. */
  onShare?: (() => void) | undefined;
}

/** What a member shares with friends: a QR code, and the same as a link (PROMO-05). */
export function InviteCard({ referral, onCopy, onShare }: InviteCardProps) {
  const { t } = useTranslation('member');
  const shownId = useId();
  const { link, qrTarget, referralCode } = referral;
  return (
    <Card size="lg">
      <S.Root>
        <QrCode value={qrTarget} size={144} label={t('referral.qr')} />
        <S.Texts>
          <p>{t('referral.intro')}</p>
          <S.Code dir="ltr">{referralCode}</S.Code>
          <S.Link id={shownId} dir="ltr">
            {link}
          </S.Link>
          <Inline>
            <Button onClick={() => onCopy({ shownId })}>{t('referral.copy')}</Button>
            {onShare === undefined ? null : (
              <Button variant="outline" tone="neutral" onClick={onShare}>
                {t('referral.share')}
              </Button>
            )}
          </Inline>
        </S.Texts>
      </S.Root>
    </Card>
  );
}
