import { Skeleton } from '@parlour/design-system/Skeleton';
import type { ReactNode } from 'react';
import * as S from './ContentArticle.styles';

export interface ContentArticleSkeletonProps {
  /** Shown instead of the text; by default skeleton lines. */
  children?: ReactNode;
}

/** The skeleton of a page of text. */
export function ContentArticleSkeleton({ children }: ContentArticleSkeletonProps) {
  return (
    <S.Root aria-hidden>
      <S.BackPlace>
        <Skeleton shape="text" width="96px" />
      </S.BackPlace>
      <S.Article>
        <S.TitlePlace data-slot="title">
          <Skeleton shape="text" width="64%" />
        </S.TitlePlace>
        <S.TimePlace data-slot-self="date">
          <Skeleton shape="text" width="176px" />
        </S.TimePlace>
        {children ?? (
          <S.TextPlace>
            <Skeleton shape="text" />
            <Skeleton shape="text" />
            <Skeleton shape="text" width="82%" />
            <Skeleton shape="text" />
            <Skeleton shape="text" width="46%" />
          </S.TextPlace>
        )}
      </S.Article>
    </S.Root>
  );
}
