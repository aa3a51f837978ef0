import { useSecondsLeft } from '@parlour/feature-core';
import { serverNow } from '@parlour/gateway-openapi';
import { useMemo } from 'react';

/** Whole seconds until a moment (ISO 8601) by the gateway's clock, counted down to zero. */
export const useTimeLeft = (until: string): number =>
  useSecondsLeft(useMemo(() => () => Date.parse(until) - serverNow(), [until]));
