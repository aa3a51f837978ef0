import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { openElsewhere, useOverlay } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import * as S from './LeavingOverlay.styles';

/** Names the host before a link leads to one that neither the merchant document nor the type of a resource allows. */
export default function LeavingOverlay() {
  const { t } = useTranslation(['frameLate', 'common']);
  const { request, isOpen, close } = useOverlay('leaving');

  const leave = (): void => {
    if (request !== undefined) openElsewhere(request.href);
    close();
  };

  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      title={t('leaving.title')}
      labels={{ close: t('common:actions.close') }}
      onClose={close}
      footer={
        <>
          <Button variant="outline" tone="neutral" data-autofocus onClick={close}>
            {t('common:actions.cancel')}
          </Button>
          <Button onClick={leave}>{t('leaving.go')}</Button>
        </>
      }
    >
      <p>{t('leaving.text')}</p>
      <S.Host>
        <span>{t('leaving.to')}</span> <strong dir="ltr">{request?.host}</strong>
      </S.Host>
    </Dialog>
  );
}
