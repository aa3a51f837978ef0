// @vitest-environment happy-dom
import { createStore } from '@parlour/feature-core';
import { SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import type { MarketPolicy } from '@parlour/gateway-openapi/saferPlay';
import { answer, disconnect, exampleOf } from '@parlour/gateway-openapi/testing';
import { describe, expect, it } from 'vitest';
import { mockGateway } from '../testing/server';
import { pathAfterRegistration } from './pathAfterRegistration';

const { server } = mockGateway();
const policy = exampleOf('getMarketPolicy') as MarketPolicy;

const read = () =>
  createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' }).dispatch(
    pathAfterRegistration(),
  );

describe('the page after a registration', () => {
  it.each([
    [[], '/promotions'],
    [['FIRST_DEPOSIT'], '/promotions'],
    [['FIRST_DEPOSIT', 'REGISTRATION'], '/promotions?member=saferPlay'],
  ])(
    '[SP-04] [R13] [R20] offers a limit where the policy asks at %j: %s',
    async (askedAt, path) => {
      server.use(answer('getMarketPolicy', { ...policy, limits: { ...policy.limits, askedAt } }));
      expect(await read()).toBe(path);
    },
  );

  it('is the usual one where the policy can not be read', async () => {
    server.use(disconnect('getMarketPolicy'));
    expect(await read()).toBe('/promotions');
  });
});
