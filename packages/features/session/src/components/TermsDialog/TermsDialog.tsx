import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { Stack } from '@parlour/design-system/layout/Stack';
import { SafeHtml } from '@parlour/design-system/SafeHtml';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { checkUrl } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

export interface TermsDialogProps {
  isOpen: boolean;
  /** The merchant's HTML; `failed` when it could not be loaded, null before. */
  content: { html: string } | 'failed' | null;
  onRetry: () => void;
  onClose: () => void;
}

const checkLink = (href: string): string | null => checkUrl(href, { anyHttps: true });

/** What somebody agrees to by registering (REG-06). */
export function TermsDialog({ isOpen, content, onRetry, onClose }: TermsDialogProps) {
  const { t } = useTranslation('identity');
  return (
    <Dialog
      isOpen={isOpen}
      title={t('register.termsTitle')}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      {content === 'failed' ? (
        <ErrorState
          title={t('common:errors.network')}
          action={
            <Button variant="outline" tone="neutral" onClick={onRetry}>
              {t('common:actions.retry')}
            </Button>
          }
        />
      ) : content === null ? (
        <Stack gap={8} role="status" aria-label={t('common:loading')}>
          <Skeleton height="20px" />
          <Skeleton height="20px" />
          <Skeleton height="20px" width="60%" />
        </Stack>
      ) : (
        <SafeHtml html={content.html} checkLink={checkLink} />
      )}
    </Dialog>
  );
}
