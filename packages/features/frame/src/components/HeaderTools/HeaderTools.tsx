import { IconButton } from '@parlour/design-system/IconButton';
import { ChatIcon } from '@parlour/design-system/icons/ChatIcon';
import { DownloadIcon } from '@parlour/design-system/icons/DownloadIcon';
import { Popover } from '@parlour/design-system/Popover';
import { Skeleton } from '@parlour/design-system/Skeleton';
import {
  loadLateTexts,
  openChat,
  overlayRaised,
  useApps,
  useCoreDispatch,
} from '@parlour/feature-core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const AppCodes = lazy(() =>
  Promise.all([import('./AppCodes'), loadLateTexts()]).then(([part]) => part),
);

/** Customer service and the apps, where the header has room for them; fetched once the page rests (HDR-02, HDR-03). */
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
  const dispatch = useCoreDispatch();
  const [isOpening, setIsOpening] = useState(false);
  const open = async (): Promise<void> => {
    setIsOpening(true);
    try {
      await dispatch(openChat());
    } catch {
      dispatch(
        overlayRaised({
          name: 'message',
          tone: 'warning',
          titleKey: 'frame:status.service',
          textKey: 'errors.network',
          confirmKey: 'actions.ok',
          confirmAction: null,
        }),
      );
    }
    setIsOpening(false);
  };
  return (
    <IconButton
      icon={<ChatIcon />}
      label={t('status.service')}
      aria-busy={isOpening || undefined}
      onClick={() => {
        if (!isOpening) void open();
      }}
    />
  );
}

function AppDrop() {
  const { t } = useTranslation('frame');
  const apps = useApps() ?? [];
  if (apps.length === 0) return null;
  return (
    <Popover variant="quiet" placement="end" icon={<DownloadIcon />} label={t('app')}>
      <Suspense fallback={<Skeleton width="280px" height="160px" />}>
        <AppCodes apps={apps} />
      </Suspense>
    </Popover>
  );
}
