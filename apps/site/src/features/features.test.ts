// @vitest-environment happy-dom
import { isEvent } from '@parlour/feature-core';
import { SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { describe, expect, it } from 'vitest';
import { FEATURES } from './features';

describe('the features of the site', () => {
  it('answer nothing that is no event, for which nobody would ask for them', () => {
    const answered = FEATURES.flatMap(({ listeners = [] }) => listeners);
    expect(answered.filter(({ actionType }) => !isEvent({ type: actionType }))).toEqual([]);
    expect(answered.length).toBeGreaterThan(4);
  });

  it('[RT-07] make a page of each extra game type, at its name in lower case', () => {
    const merchant = { ...SAMPLE_MERCHANT, extraGameTypes: ['CRASH', 'MINI'] };
    const paths = FEATURES.flatMap((feature) => feature.merchantRoutes?.(merchant) ?? []).map(
      ({ path }) => path,
    );
    expect(paths).toEqual(['/crash', '/mini']);
  });

  it('share no address and no dialog', () => {
    const paths = FEATURES.flatMap(({ routes = [] }) => routes.map(({ path }) => path));
    const dialogs = FEATURES.flatMap(({ overlays = {} }) => Object.keys(overlays));
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
    expect(dialogs.filter((name, at) => dialogs.indexOf(name) !== at)).toEqual([]);
  });
});
