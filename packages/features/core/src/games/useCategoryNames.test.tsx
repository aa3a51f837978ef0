import { answer, hang } from '@parlour/gateway-openapi/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CATEGORY_OF_ROUTE } from '../routes/paths';
import { FeatureProviders } from '../testing/withFeatureProviders';
import { useCategoryNames } from './useCategoryNames';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const CODES = Object.values(CATEGORY_OF_ROUTE).filter((code) => code !== 'HOT');

const namesIn = (language: string) =>
  renderHook(() => useCategoryNames(), {
    wrapper: ({ children }) => <FeatureProviders language={language}>{children}</FeatureProviders>,
  }).result;

describe('a category of games', () => {
  it.each(['en', 'id', 'zh-Hans'])(
    'has words before the gateway has told any, in %s',
    (language) => {
      server.use(hang('getGameVendors'));
      const nameOf = namesIn(language).current;
      const names = [...CODES, 'GONE_1'].map(nameOf);
      expect(new Set(names).size).toBe(CODES.length + 1);
      expect(names.filter((name) => name === '' || /^[A-Z_\d]+$/.test(name))).toEqual([]);
    },
  );

  it('is named as the navigation has it, and otherwise by our words, never by its code', async () => {
    server.use(
      answer('getGameVendors', {
        data: { lanes: [{ gameCategory: 'RNG', labelName: 'Reels', vendors: [] }] },
      }),
    );
    const names = namesIn('en');
    await waitFor(() => expect(names.current('RNG')).toBe('Reels'));
    expect(names.current('FISH')).toBe('Fish games');
    expect(names.current('GONE_1')).toBe('Other games');
  });
});
