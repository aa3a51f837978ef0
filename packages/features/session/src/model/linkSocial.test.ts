// @vitest-environment happy-dom
import { createStore } from '@parlour/feature-core';
import { SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { answer, refuse } from '@parlour/gateway-openapi/testing';
import { describe, expect, it } from 'vitest';
import { mockGateway } from '../testing/server';
import type { SocialOutcome } from './adapters/socialProvider';
import { linkSocial } from './linkSocial';

const { server, sent } = mockGateway(answer('linkSocialAccount'));

function begin(outcome: SocialOutcome = { idToken: 'a long proof of somebody' }) {
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  const provider = { signIn: () => Promise.resolve(outcome) };
  const link = () =>
    store.dispatch(linkSocial(provider, { provider: 'lantern-id' }, 'Parlour#2024'));
  return { store, link };
}

describe('linkSocial', () => {
  it('[LOGIN-15] sends the proof and the password sealed, and keeps neither', async () => {
    const { store, link } = begin();
    expect(await link()).toBeNull();
    const { body = '{}' } = sent.find(({ path }) => path.endsWith('/security/social')) ?? {};
    expect(Object.keys(JSON.parse(body) as object)).toEqual(['jwe']);
    expect(JSON.stringify(store.getState())).not.toMatch(/a long proof|Parlour#2024/);
  });

  it('says why the gateway refused', async () => {
    server.use(
      refuse('linkSocialAccount', { status: 409, code: 'STATE_CONFLICT', message: 'Taken' }),
    );
    expect(await begin().link()).toMatchObject({ code: 'STATE_CONFLICT' });
  });

  it('asks the gateway nothing when the provider said no', async () => {
    const error = { kind: 'phoneAuth', cause: 'popupClosed' } as const;
    expect(await begin({ error }).link()).toEqual(error);
    expect(sent).toEqual([]);
  });
});
