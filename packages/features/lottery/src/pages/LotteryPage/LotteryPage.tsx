import { Badge } from '@parlour/design-system/Badge';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { LotteryIcon } from '@parlour/design-system/icons/LotteryIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Section } from '@parlour/design-system/layout/Section';
import {
  CATEGORY_OF_ROUTE,
  formatRebate,
  launch,
  PATHS,
  useCoreDispatch,
  useImageSource,
  useLanguage,
  usePageHead,
} from '@parlour/feature-core';
import { ErrorRegion } from '@parlour/feature-shared';
import type { LotteryGame } from '@parlour/gateway-openapi/lottery';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { DrawList } from '../../components/DrawList/DrawList';
import { LotteryMenu } from '../../components/LotteryMenu/LotteryMenu';
import { LotteryRow } from '../../components/LotteryRow/LotteryRow';
import { MenuTabs } from '../../components/MenuTabs/MenuTabs';
import { latestOf } from '../../model/drawnNumbers';
import { toLotteryTarget } from '../../model/lotteryMenu';
import { useCategory } from '../../model/useCategory';
import { usePopularLotteries, useRecentLotteries } from '../../model/useLotteryRows';
import * as S from './LotteryPage.styles';

export { openLotteries as opening } from '../../model/openLotteries';

/** Draws beside the menu. */
const MOST_DRAWS = 8;

/** The lottery category: every lottery of the merchant by prize mode (RT-05, RT-06, LAUNCH-08). */
export default function LotteryPage() {
  const { t } = useTranslation('lottery');
  const { tag } = useLanguage();
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const category = CATEGORY_OF_ROUTE[pathname === '/lott' ? '/lott' : '/elott'];
  const lists = useCategory({
    category,
    mode: query.get('mode'),
    vassalage: query.get('vassalage'),
  });
  // Each answer brings dozens of cards: they render in slices, so that a press is handled in between.
  const menus = useDeferredValue(lists.menus);
  const draws = useDeferredValue(lists.draws);
  const popular = useDeferredValue(usePopularLotteries());
  const recent = useRecentLotteries();
  const images = useImageSource();
  const dispatch = useCoreDispatch();
  const name = t(`mode.${category}`);
  usePageHead(name, t('about'));
  const handlePlay = useCallback(
    (game: LotteryGame) => {
      void dispatch(launch(toLotteryTarget(game)));
    },
    [dispatch],
  );
  const { list } = draws;
  const latest = useMemo(() => latestOf(list.status === 'ready' ? list.data : []), [list]);
  const shared = { latest, areDrawsKnown: draws.isWhole, images, onPlay: handlePlay };

  const drawMenus = () => {
    if (menus.status !== 'ready') return <LotteryMenu menu={menus} {...shared} />;
    const { tabs, selected, vendor } = menus.data;
    if (selected === undefined)
      return (
        <EmptyState
          title={t('menu.emptyTitle')}
          icon={<LotteryIcon size={28} />}
          action={<LinkButton href={PATHS.hot}>{t('menu.hot')}</LinkButton>}
        >
          {t('menu.emptyText')}
        </EmptyState>
      );
    return (
      <MenuTabs
        tabs={tabs}
        selected={selected}
        vendor={vendor}
        onSelect={(mode) => setQuery({ mode }, { replace: true })}
        {...shared}
      />
    );
  };

  return (
    <S.Root>
      <S.Head>
        <h1>{name}</h1>
        <Badge tone="accent">{t('rebate', { rebate: formatRebate(category, tag) })}</Badge>
      </S.Head>
      {recent === null ? null : (
        <ErrorRegion>
          <LotteryRow title={t('row.recent')} state={recent} images={images} onPlay={handlePlay} />
        </ErrorRegion>
      )}
      <ErrorRegion>
        <LotteryRow title={t('row.popular')} state={popular} images={images} onPlay={handlePlay} />
      </ErrorRegion>
      <S.Columns>
        <Section title={t('menu.title')} aria-busy={menus.status === 'loading' || undefined}>
          <ErrorRegion shows={query.get('mode') ?? ''}>{drawMenus()}</ErrorRegion>
        </Section>
        <ErrorRegion>
          <DrawList draws={draws} most={MOST_DRAWS} />
        </ErrorRegion>
      </S.Columns>
    </S.Root>
  );
}
