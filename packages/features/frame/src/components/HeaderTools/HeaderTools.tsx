import { IconButton } from '@parlour/design-system/IconButton';
import { ChatIcon } from '@parlour/design-system/icons/ChatIcon';
import { DownloadIcon } from '@parlour/design-system/icons/DownloadIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Popover } from '@parlour/design-system/Popover';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import {
  type AppDownload,
  lazyChunk,
  selectIsLoggedIn,
  useApps,
  useCoreSelector,
} from '@parlour/feature-core';
import { ErrorRegion } from '@parlour/feature-shared';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceChat } from '../../model/useServiceChat';
import * as S from './HeaderTools.styles';

const AppCodes = lazyChunk<{ apps: readonly AppDownload[] }>(() => import('./AppCodes'), {
  hasTexts: true,
});

/** Customer service and the apps, in a wide header; loaded once the page is idle (HDR-02, HDR-03). */
export default function HeaderTools() {
  return (
    <>
      <AppDrop />
      <ServiceButton />
    </>
  );
}

function ServiceButton() {
  const { t } = useTranslation('frame');
  const { isOpening, url, onOpen } = useServiceChat();
  return (
    <S.Service>
      <IconButton
        icon={<ChatIcon />}
        label={t('status.service')}
        aria-busy={isOpening || undefined}
        onClick={onOpen}
      />
      <S.Hung role="status">
        {url === null ? null : (
          <LinkButton
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            variant="quiet"
            tone="neutral"
            size="sm"
          >
            {t('status.serviceLink')}
          </LinkButton>
        )}
      </S.Hung>
    </S.Service>
  );
}

function AppDrop() {
  const { t } = useTranslation('frame');
  const apps = useApps() ?? [];
  // Beside an account there is no space for the label.
  const isShort = useCoreSelector(selectIsLoggedIn);
  if (apps.length === 0) return null;
  return (
    <Popover
      variant="quiet"
      placement="end"
      icon={<DownloadIcon />}
      label={isShort ? <VisuallyHidden>{t('app')}</VisuallyHidden> : t('app')}
    >
      <ErrorRegion>
        <Suspense fallback={<Skeleton width="280px" height="160px" />}>
          <AppCodes apps={apps} />
        </Suspense>
      </ErrorRegion>
    </Popover>
  );
}
