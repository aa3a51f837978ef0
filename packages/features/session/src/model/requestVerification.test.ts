// @vitest-environment happy-dom
import { createStore, overlayOpened } from '@parlour/feature-core';
import { SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { describe, expect, it } from 'vitest';
import { newAddress } from '../testing/handlers';
import { mockGateway } from '../testing/server';
import { knownPassword } from './knownPassword';
import { logIn } from './logIn';

mockGateway(newAddress());

describe('a login that the gateway wants to have proved', () => {
  it.each(['member', 'agent'] as const)(
    'makes place for the dialog of the proof, of the %s portal',
    async (portal) => {
      const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
      store.dispatch(overlayOpened({ name: 'login' }));
      const outcome = await store.dispatch(
        logIn(
          { type: 'username', username: 'newip1', password: 'Parlour#2024' },
          { portal, goTo: () => undefined },
        ),
      );
      expect(outcome).toMatchObject({ error: { code: 'VERIFICATION_REQUIRED' } });
      const [dialog, ...others] = store.getState().overlay.stack;
      expect(others).toEqual([]);
      expect(dialog).toMatchObject({
        name: 'verification',
        challengeId: 'ch-5f1d0a7c2b',
        methods: ['mobile', 'email'],
        portal,
      });
      expect(JSON.stringify(store.getState())).not.toContain('Parlour#2024');
      expect(knownPassword.read()).toBe('Parlour#2024');
    },
  );
});
