import { Button } from '@parlour/design-system/Button';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { PlusIcon } from '@parlour/design-system/icons/PlusIcon';
import { UserIcon } from '@parlour/design-system/icons/UserIcon';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { lazyChunk, toPanelState } from '@parlour/feature-core';
import { ListPager, LoadError } from '@parlour/feature-shared';
import { type RegisterLink, useListRegisterLinksQuery } from '@parlour/gateway-openapi/agent';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkList } from '../../components/LinkList/LinkList';
import { Outcome } from '../../components/Outcome/Outcome';
import { pageIn, pageText } from '../../model/addressState';
import { useAddressState } from '../../model/useAddressState';
import { useCopy } from '../../model/useCopy';
import { useFigures } from '../../model/useFigures';

const LinkDialog = lazyChunk(() => import('./LinkDialog'));
const ShareDialog = lazyChunk(() => import('./ShareDialog'));
const RemoveLinkDialog = lazyChunk(() => import('./RemoveLinkDialog'));

type Opened = { what: 'make' } | { what: 'change' | 'remove' | 'share'; link: RegisterLink };

/** The links of the agent: created, copied, edited and removed (AC-03). */
export default function RegisterLinks() {
  const { t } = useTranslation('agent');
  const money = useFigures();
  const { state: chosen, write } = useAddressState();
  const pageNo = pageIn(chosen);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { copied, hasFailed, copy } = useCopy();
  const query = useListRegisterLinksQuery({ pageNo, pageSize: 10 });
  const state = toPanelState(query, t, (data) => data);
  if (state.status === 'failed') return <LoadError title={t('link.failed')} state={state} />;
  if (state.status === 'loading') return <Skeleton height="20rem" />;
  const { content, totalPages } = state.data;
  const make = (
    <Button icon={<PlusIcon />} onClick={() => setOpened({ what: 'make' })}>
      {t('link.make')}
    </Button>
  );
  const close = () => setOpened(null);
  return (
    <Stack gap={16}>
      {content.length === 0 ? (
        <EmptyState
          icon={<UserIcon size={28} />}
          title={t('link.none')}
          headingLevel={3}
          action={make}
        >
          {t('link.noneText')}
        </EmptyState>
      ) : (
        <>
          <Inline justify="end">{make}</Inline>
          <LinkList
            links={content}
            money={money}
            copiedId={copied}
            onCopy={({ link, shownId }) => void copy(link.linkId, link.url, shownId)}
            onShare={({ link }) => setOpened({ what: 'share', link })}
            onChange={({ link }) => setOpened({ what: 'change', link })}
            onRenew={({ link }) =>
              setOpened({ what: 'change', link: { ...link, enabled: true, expiresAt: null } })
            }
            onRemove={({ link }) => setOpened({ what: 'remove', link })}
          />
          {hasFailed ? <Outcome tone="danger">{t('link.notCopied')}</Outcome> : null}
          <VisuallyHidden role="status">{copied === null ? '' : t('link.copied')}</VisuallyHidden>
          <ListPager
            label={t('paging.of', { name: t('link.links') })}
            page={pageNo}
            pageCount={totalPages}
            onSelect={({ page }) => write({ page: pageText(page) })}
          />
        </>
      )}
      <Suspense fallback={null}>
        {opened === null ? null : opened.what === 'remove' ? (
          <RemoveLinkDialog link={opened.link} onClose={close} />
        ) : opened.what === 'share' ? (
          <ShareDialog link={opened.link} onClose={close} />
        ) : (
          <LinkDialog link={opened.what === 'make' ? null : opened.link} onClose={close} />
        )}
      </Suspense>
    </Stack>
  );
}
