import { Badge } from '@parlour/design-system/Badge';
import { Button } from '@parlour/design-system/Button';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { LotteryIcon } from '@parlour/design-system/icons/LotteryIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Section } from '@parlour/design-system/layout/Section';
import { Notice } from '@parlour/design-system/Notice';
import { Tabs } from '@parlour/design-system/Tabs';
import {
  CATEGORY_OF_ROUTE,
  formatRebate,
  launchRequested,
  PATHS,
  useCoreDispatch,
  useImageSource,
  useLanguage,
  usePageHead,
} from '@parlour/feature-core';
import type { LotteryGame } from '@parlour/gateway-openapi/lottery';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { DrawList } from '../../components/DrawList/DrawList';
import { LotteryMenu } from '../../components/LotteryMenu/LotteryMenu';
import { LotteryRow } from '../../components/LotteryRow/LotteryRow';
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
  // Dozens of cards come with each answer: they are drawn in slices, between which a press is heard.
  const menus = useDeferredValue(lists.menus);
  const draws = useDeferredValue(lists.draws);
  const popular = useDeferredValue(usePopularLotteries());
  const recent = useRecentLotteries();
  const images = useImageSource();
  const dispatch = useCoreDispatch();
  usePageHead(t('title'), t('about'));
  const handlePlay = useCallback(
    (game: LotteryGame) => {
      dispatch(launchRequested(toLotteryTarget(game)));
    },
    [dispatch],
  );
  const drawn = draws.status === 'ready' ? draws.data : undefined;
  const latest = useMemo(() => latestOf(drawn ?? []), [drawn]);

  const drawMenus = () => {
    if (menus.status !== 'ready')
      return <LotteryMenu menu={menus} latest={latest} images={images} onPlay={handlePlay} />;
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
      <Tabs
        label={t('menu.modes')}
        selectedId={selected}
        onSelect={({ id }) => setQuery({ mode: id }, { replace: true })}
        items={tabs.map(({ mode, menu }) => ({
          id: mode,
          label: t(`mode.${mode}`),
          panel: (
            <S.Panel>
              {vendor === null ? null : (
                <Notice
                  action={
                    <Button
                      size="sm"
                      variant="outline"
                      tone="neutral"
                      onClick={() => setQuery({ mode }, { replace: true })}
                    >
                      {t('menu.all')}
                    </Button>
                  }
                >
                  {t('menu.ofVendor', { vendor })}
                </Notice>
              )}
              <LotteryMenu menu={menu} latest={latest} images={images} onPlay={handlePlay} />
            </S.Panel>
          ),
        }))}
      />
    );
  };

  return (
    <S.Root>
      <S.Head>
        <h1>{t('title')}</h1>
        <Badge tone="accent">{t('rebate', { rebate: formatRebate(category, tag) })}</Badge>
      </S.Head>
      {recent === null ? null : (
        <LotteryRow title={t('row.recent')} state={recent} images={images} onPlay={handlePlay} />
      )}
      <LotteryRow title={t('row.popular')} state={popular} images={images} onPlay={handlePlay} />
      <S.Columns>
        <Section title={t('menu.title')} aria-busy={menus.status === 'loading' || undefined}>
          {drawMenus()}
        </Section>
        <DrawList draws={draws} most={MOST_DRAWS} />
      </S.Columns>
    </S.Root>
  );
}
