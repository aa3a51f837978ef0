import { ThemeProvider } from '@parlour/design-system/theme';
import {
  addLaunchEffects,
  type CoreStore,
  createStore,
  type MerchantDocument,
  sessionOpened,
} from '@parlour/feature-core';
import { FeatureProviders, SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { configure, render } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import HomePage from '../pages/HomePage/HomePage';
import { fullHome } from './handlers';
import { Start } from './withStatus';

// The page loads some chunks when they are first rendered.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

/** There is no layout in a test, so everything counts as near the viewport. */
class NearObserver extends IntersectionObserver {
  readonly #tell: () => void;
  constructor(tell: IntersectionObserverCallback) {
    super(tell);
    this.#tell = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], this);
  }
  override observe() {
    this.#tell();
  }
}

/** A mock gateway for one test file, and the addresses that were called during a test. */
export function mockHome(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers, ...fullHome());
  const asked: URL[] = [];
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url)));
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', NearObserver);
    sessionStorage.clear();
  });
  afterEach(() => {
    server.resetHandlers();
    asked.length = 0;
  });
  afterAll(() => server.close());
  /** The queries of the calls to one operation, in their order. */
  const queriesOf = (operation: string) =>
    asked
      .filter(({ pathname }) => pathname.endsWith(operation))
      .map(({ searchParams }) => Object.fromEntries(searchParams));
  return { server, queriesOf };
}

interface HomeOptions {
  merchant?: Partial<MerchantDocument>;
  isMember?: boolean;
}

/** Renders the home page on the real store. */
export function renderHome({ merchant, isMember = false }: HomeOptions = {}): { store: CoreStore } {
  const store = createStore({
    merchant: { ...SAMPLE_MERCHANT, ...merchant },
    readLanguage: () => 'en',
    addEffects: addLaunchEffects,
  });
  if (isMember) store.dispatch(sessionOpened({ token: 'token-of-a-member' }));
  render(
    <ThemeProvider>
      <FeatureProviders>
        <Provider store={store}>
          <Start>
            <Suspense>
              <HomePage />
            </Suspense>
          </Start>
        </Provider>
      </FeatureProviders>
    </ThemeProvider>,
  );
  return { store };
}
