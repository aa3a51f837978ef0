import { type CoreStore, createStore } from '@parlour/feature-core';
import { SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';

/** Runs a hook of this feature on the real store. */
export function renderOnStore<Result>(hook: () => Result) {
  const store: CoreStore = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  const rendered = renderHook(hook, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return { ...rendered, store };
}
