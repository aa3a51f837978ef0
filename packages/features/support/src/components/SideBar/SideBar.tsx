import { ChatIcon } from '@parlour/design-system/icons/ChatIcon';
import { SidePanel } from '@parlour/design-system/SidePanel';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { lazyChunk } from '@parlour/feature-core';
import { ErrorRegion } from '@parlour/feature-shared';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const ContactPanel = lazyChunk(() => import('./ContactPanel'), { hasTexts: true });

/** A slim handle at the end edge of the page that opens the contact channels (SUP-03). */
export default function SideBar() {
  return (
    <ErrorRegion>
      <Bar />
    </ErrorRegion>
  );
}

function Bar() {
  const { t } = useTranslation('common');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SidePanel
      labels={{ panel: t('contact') }}
      icon={<ChatIcon />}
      isOpen={isOpen}
      onToggle={(event) => setIsOpen(event.isOpen)}
    >
      {isOpen ? (
        <ErrorRegion>
          <Suspense fallback={<Skeleton height="280px" />}>
            <ContactPanel />
          </Suspense>
        </ErrorRegion>
      ) : null}
    </SidePanel>
  );
}
