import { EmptyState } from '@parlour/design-system/EmptyState';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { PATHS, useImageSource, usePageHead } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ContentArticle } from '../../components/ContentArticle/ContentArticle';
import { ContentArticleSkeleton } from '../../components/ContentArticle/ContentArticleSkeleton';
import { HousePages } from '../../components/HousePages/HousePages';
import { useContentPage } from '../../model/useContentPage';
import { useHousePages } from '../../model/useHousePages';
import * as S from './ContentPage.styles';

export { openContent as opening } from '../../model/openContent';

/** A page of text of the merchant: about us, a guide, an entry of the news (SUP-06). */
export default function ContentPage() {
  const { t } = useTranslation('support');
  const { pageId = '' } = useParams();
  const { hosts } = useImageSource();
  const page = useContentPage(pageId);
  const pages = useHousePages() ?? [];
  const draw = () => {
    if (page.status === 'missing')
      return (
        <>
          <Head title={t('content.missingTitle')} />
          <EmptyState
            title={t('content.missingTitle')}
            headingLevel={1}
            action={<LinkButton href={PATHS.home}>{t('down.home')}</LinkButton>}
          >
            {t('content.missingText')}
          </EmptyState>
        </>
      );
    if (page.status === 'loading') return <ContentArticleSkeleton />;
    if (page.status === 'failed') return <LoadError title={t('content.failed')} state={page} />;
    return (
      <>
        <Head title={page.data.title} description={page.data.description} />
        <ContentArticle page={page.data} imageHosts={hosts} />
      </>
    );
  };
  return (
    <S.Root aria-busy={page.status === 'loading' || undefined}>
      {draw()}
      <HousePages pages={pages} currentId={pageId} />
    </S.Root>
  );
}

interface HeadProps {
  title: string;
  description?: string;
}

/** Sets the document's title once it is known. */
function Head({ title, description = title }: HeadProps) {
  usePageHead(title, description);
  return null;
}
