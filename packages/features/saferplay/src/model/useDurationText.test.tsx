import { FeatureProviders } from '@parlour/feature-core/testing';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDurationText } from './useDurationText';

it.each([
  ['PT24H', '24 hours'],
  ['P1Y2M', '1 year 2 months'],
  ['P1W', '1 week'],
  ['P1DT30M', '1 day 30 minutes'],
  ['PT1S', '1 second'],
  ['PT1M20S', '1 minute 20 seconds'],
])('[SP-01] the duration %s is said as "%s"', (duration, text) => {
  const { result } = renderHook(useDurationText, { wrapper: FeatureProviders });
  expect(result.current(duration)).toBe(text);
});
