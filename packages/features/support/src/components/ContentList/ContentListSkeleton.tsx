import { LinkCardSkeleton } from '@parlour/design-system/LinkCardSkeleton';
import { Skeleton } from '@parlour/design-system/Skeleton';
import * as S from './ContentList.styles';

/** As many as there are entries on a page. */
const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** The skeleton of a page of news or blog. The build puts the first texts into it (docs/decisions/0052). */
export function ContentListSkeleton() {
  return (
    <S.List role="list" aria-hidden>
      {ROWS.map((row) => (
        <li key={row}>
          <LinkCardSkeleton>
            <S.TimePlace>
              <Skeleton shape="text" width="96px" />
            </S.TimePlace>
            <S.Summary data-slot="summary#">
              <Skeleton shape="text" />
              <Skeleton shape="text" width="64%" />
            </S.Summary>
          </LinkCardSkeleton>
        </li>
      ))}
    </S.List>
  );
}
