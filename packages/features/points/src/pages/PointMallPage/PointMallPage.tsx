import { Notice } from '@parlour/design-system/Notice';
import { Tabs } from '@parlour/design-system/Tabs';
import {
  lazyChunk,
  navigationRequested,
  overlayOpened,
  requireAccount,
  useCoreDispatch,
  useMoney,
  usePageHead,
} from '@parlour/feature-core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PointsPanel } from '../../components/PointsPanel/PointsPanel';
import {
  EXCHANGE_TYPES,
  MALL_VIEWS,
  type MallAddress,
  type MallView,
  mallHref,
  readMallAddress,
} from '../../model/mallAddress';
import { useOwner } from '../../model/useOwner';
import { useMallRules, usePoints, useProducts } from '../../model/usePointMall';
import { useReturnToMall } from '../../model/useReturnToMall';
import { Exchange } from './Exchange';
import * as S from './PointMallPage.styles';
import { ProductsSection } from './ProductsSection';

export { openPointMall as opening } from '../../model/openPointMall';

// Lazy: only these tabs need tables, calendars and the HTML sanitizer.
const HistoryPanel = lazyChunk(() => import('./HistoryPanel'));
const RulesPart = lazyChunk(() => import('./RulesPart'));

/** The points mall: the member's points, the products, the history and the rules (RT-09, PTS-01, PTS-02). */
export default function PointMallPage() {
  const { t } = useTranslation('points');
  const [query] = useSearchParams();
  const address = readMallAddress(query);
  const isCentreOpen = query.has('member') || query.has('agent');
  const navigate = useNavigate();
  const dispatch = useCoreDispatch();
  const owner = useOwner();
  const { full: money } = useMoney();
  const points = usePoints(owner);
  const rules = useMallRules();
  const products = useProducts(address.kind, address.view === 'products' ? address.page : 1);
  const hasPassword = useReturnToMall(owner, isCentreOpen);
  usePageHead(t('title'), t('description'));

  const known = rules.status === 'ready' ? rules.data : null;
  const isOnItsWay = rules.status === 'loading';
  const isClosed = known?.enabled === false;
  /** Continues at once, or after a login. */
  const begin = (changes: Partial<MallAddress> = {}): void => {
    const path = mallHref({ ...address, ...changes });
    if (owner === 'member') void navigate(path);
    else dispatch(requireAccount(navigationRequested({ path })));
  };

  const drawPart = (view: MallView) => {
    if (view === 'rules') return <RulesPart rules={rules} products={products} money={money} />;
    if (view === 'history')
      return <HistoryPanel address={address} owner={owner} money={money} onLogIn={() => begin()} />;
    return (
      <ProductsSection
        address={address}
        products={products}
        kinds={
          isOnItsWay
            ? undefined
            : EXCHANGE_TYPES.filter((kind) => known?.exchangeTypes.includes(kind))
        }
        points={points?.status === 'ready' ? points.data.points : null}
        money={money}
        onRedeem={isClosed ? undefined : ({ id }) => begin({ redeem: id })}
      />
    );
  };

  return (
    <S.Root>
      <S.Title>{t('title')}</S.Title>
      {isClosed ? (
        <Notice tone="warning" title={t('closed.title')}>
          {t('closed.text')}
        </Notice>
      ) : null}
      <PointsPanel
        owner={owner}
        points={points}
        ratio={isOnItsWay ? undefined : (known?.ratio ?? null)}
        money={money}
        onConvert={isClosed || known === null ? undefined : () => begin({ isConverting: true })}
        onLogIn={() => begin()}
        onRegister={() => dispatch(overlayOpened({ name: 'register' }))}
      />
      <Tabs
        label={t('tabs.label')}
        selectedId={address.view}
        onSelect={({ id }) => {
          const view = MALL_VIEWS.find((each) => each === id);
          if (view !== undefined) void navigate(mallHref({ view }));
        }}
        items={MALL_VIEWS.map((view) => ({
          id: view,
          label: t(`tabs.${view}`),
          panel: <Suspense fallback={null}>{drawPart(view)}</Suspense>,
        }))}
      />
      {owner === 'member' && !isCentreOpen && !isClosed ? (
        <Exchange
          address={address}
          points={points}
          rules={known}
          products={products}
          hasPassword={hasPassword}
          money={money}
        />
      ) : null}
    </S.Root>
  );
}
