import { useCoreDispatch, useIntent } from '@parlour/feature-core';
import {
  type ConvertRequest,
  convertPoints,
  type PointConversion,
  type RedeemRecord,
  type RedeemRequest,
  redeemPoints,
} from '@parlour/gateway-openapi/points';

/** Cache tags that a successful exchange makes stale: points, money, tickets, and their records. */
const MOVED = ['Points', 'Balance', 'Records', 'Rewards', 'Counts'] as const;

// Sent untracked, so that neither the payment password nor an address stays in the store.
const UNTRACKED = { track: false };

/** Redeems a product for points, with an idempotency key (PTS-01). */
export function useRedeem() {
  const dispatch = useCoreDispatch();
  return useIntent<RedeemRequest, RedeemRecord>({
    name: 'redeemPoints',
    send: (redeemRequest, key) =>
      dispatch(
        redeemPoints.initiate({ 'Idempotency-Key': key, redeemRequest }, UNTRACKED),
      ).unwrap(),
    tags: MOVED,
  });
}

/** Converts points to money in the wallet, with an idempotency key (PTS-01). */
export function useConvert() {
  const dispatch = useCoreDispatch();
  return useIntent<ConvertRequest, PointConversion>({
    name: 'convertPoints',
    send: (convertRequest, key) =>
      dispatch(
        convertPoints.initiate({ 'Idempotency-Key': key, convertRequest }, UNTRACKED),
      ).unwrap(),
    tags: MOVED,
  });
}
