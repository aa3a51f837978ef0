import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { BellIcon } from '@parlour/design-system/icons/BellIcon';
import { Inline } from '@parlour/design-system/layout/Inline';
import { SafeHtml } from '@parlour/design-system/SafeHtml';
import { checkContentLink, formatDay, useLanguage } from '@parlour/feature-core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as S from './AnnouncementsDialog.styles';

export interface AnnouncementsDialogProps {
  /** At least one. */
  announcements: readonly {
    id: string;
    title: string;
    /** HTML of the merchant, not sanitized. */
    content: string;
    startDateStr: string;
  }[];
  /** Origins that pictures in the texts may come from, besides the site's own. */
  imageHosts: readonly string[];
  onClose: () => void;
}

/** The dialog 'Announcements' (MOD-01), one text at a time. */
export function AnnouncementsDialog({
  announcements,
  imageHosts,
  onClose,
}: AnnouncementsDialogProps) {
  const { t } = useTranslation('announcements');
  const { tag } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [at, setAt] = useState(0);
  const place = Math.min(at, announcements.length - 1);
  const shown = announcements[place];
  const count = announcements.length;
  const turn = (step: number): void => {
    setAt(place + step);
    heading.current?.focus();
  };
  if (shown === undefined) return null;
  return (
    <Dialog
      isOpen
      icon={<BellIcon />}
      title={t('title')}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
      footer={
        <>
          {count === 1 ? null : (
            <Inline gap={8}>
              <Button
                variant="outline"
                tone="neutral"
                aria-disabled={place === 0}
                onClick={() => {
                  if (place > 0) turn(-1);
                }}
              >
                {t('previous')}
              </Button>
              <S.Place>{t('place', { place: place + 1, total: count })}</S.Place>
            </Inline>
          )}
          {place === count - 1 ? (
            <Button onClick={onClose}>{t('common:actions.ok')}</Button>
          ) : (
            <Button onClick={() => turn(1)}>{t('next')}</Button>
          )}
        </>
      }
    >
      <S.Article>
        <h3 ref={heading} tabIndex={-1} data-autofocus>
          {shown.title}
        </h3>
        <time dateTime={shown.startDateStr}>{formatDay(shown.startDateStr, tag)}</time>
        <SafeHtml html={shown.content} imageHosts={imageHosts} checkLink={checkContentLink} />
      </S.Article>
    </Dialog>
  );
}
