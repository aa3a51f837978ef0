import { SafeHtml } from '@parlour/design-system/SafeHtml';
import { ContentArticleSkeleton } from '../../components/ContentArticle/ContentArticleSkeleton';
import { HousePages } from '../../components/HousePages/HousePages';
import * as S from './ContentPage.styles';

/**
 * A page of text before its script runs, rendered by the build. The server puts the texts in
 * (docs/contracts/site-document.md).
 */
export default function FirstFrame() {
  return (
    <S.Root>
      <ContentArticleSkeleton>
        <SafeHtml html="" data-slot="text" />
      </ContentArticleSkeleton>
      <HousePages pages={[]} />
    </S.Root>
  );
}
