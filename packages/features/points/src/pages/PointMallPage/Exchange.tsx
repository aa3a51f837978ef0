import type { PanelState } from '@parlour/feature-core';
import { lazyChunk } from '@parlour/feature-core';
import type { PointBalance, PointConfig, PointRewardPage } from '@parlour/gateway-openapi/points';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { type MallAddress, mallHref } from '../../model/mallAddress';
import { writeReturnPath } from '../../model/mallReturnPath';

const RedeemOverlay = lazyChunk(() => import('../../overlays/RedeemOverlay/RedeemOverlay'));
const ConvertOverlay = lazyChunk(() => import('../../overlays/ConvertOverlay/ConvertOverlay'));

interface ExchangeProps {
  address: MallAddress;
  points: PanelState<PointBalance> | null;
  rules: PointConfig | null;
  products: PanelState<PointRewardPage>;
  hasPassword: boolean | undefined;
  money: (amount: string) => string;
}

/** Opens the exchange that the address names, once all data for it has loaded. */
export function Exchange({ address, points, rules, products, hasPassword, money }: ExchangeProps) {
  const navigate = useNavigate();
  const rest: MallAddress = { ...address, redeem: null, isConverting: false };
  if (points?.status !== 'ready' || rules === null) return null;
  const shared = {
    points: points.data.points,
    hasPassword,
    money,
    securityHref: mallHref(rest, 'securityCenter'),
    historyHref: mallHref({ view: 'history' }),
    onLeave: () => writeReturnPath(mallHref(address)),
    onClose: () => void navigate(mallHref(rest), { replace: true }),
  };
  if (address.isConverting)
    return (
      <Suspense fallback={null}>
        <ConvertOverlay {...shared} rules={rules} />
      </Suspense>
    );
  if (address.redeem === null || products.status !== 'ready') return null;
  const { content } = products.data;
  return (
    <Suspense fallback={null}>
      <RedeemOverlay
        {...shared}
        key={address.redeem}
        reward={content.find(({ rewardId }) => rewardId === address.redeem) ?? null}
      />
    </Suspense>
  );
}
