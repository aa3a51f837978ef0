import { EmptyState } from '@parlour/design-system/EmptyState';
import { DownloadIcon } from '@parlour/design-system/icons/DownloadIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Grid } from '@parlour/design-system/layout/Grid';
import { Skeleton } from '@parlour/design-system/Skeleton';
import {
  type AppDownload,
  PATHS,
  statusQuery,
  toPanelState,
  useApps,
  useCoreSelector,
  useDocumentHead,
  useImageSource,
} from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import { useGetSystemStatusQuery } from '@parlour/gateway-openapi/start';
import { useTranslation } from 'react-i18next';
import { AppGuide } from '../../components/AppGuide/AppGuide';
import { useAppGuide } from '../../model/useAppGuide';
import * as S from './DownloadPage.styles';

/** The merchant's apps, as far as they exist, and how to install them (RT-09, SUP-04). */
export default function DownloadPage() {
  const { t } = useTranslation('support');
  const brand = useCoreSelector(({ merchant }) => merchant.theme.name);
  const apps = useApps();
  const status = toPanelState(useGetSystemStatusQuery(statusQuery()), t, () => null);
  const title = t('down.title', { name: brand });
  useDocumentHead(title, t('down.lead'));
  if (apps?.length === 0)
    return (
      <EmptyState
        headingLevel={1}
        icon={<DownloadIcon size={28} />}
        title={t('down.emptyTitle')}
        action={<LinkButton href={PATHS.home}>{t('down.home')}</LinkButton>}
      >
        {t('down.emptyText')}
      </EmptyState>
    );
  return (
    <S.Root aria-busy={status.status === 'loading' || undefined}>
      <S.Head>
        <S.Title>{title}</S.Title>
        <S.Text>{t('down.lead')}</S.Text>
      </S.Head>
      {status.status === 'failed' ? (
        <LoadError title={t('down.failed')} state={status} />
      ) : apps === undefined ? (
        <Skeleton height="420px" />
      ) : (
        <Grid minColumn={420} gap={24}>
          {apps.map((app) => (
            <GuidedApp key={app.system} app={app} />
          ))}
        </Grid>
      )}
    </S.Root>
  );
}

function GuidedApp({ app }: { app: AppDownload }) {
  const { hosts } = useImageSource();
  return <AppGuide app={app} guide={useAppGuide(app.system)} imageHosts={hosts} />;
}
