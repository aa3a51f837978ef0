import type { SocialProviderSetting } from '@parlour/feature-core';

const project = { service: 'firebase', apiKey: 'a-key', authDomain: 'sign-in.example' } as const;

/** Two providers, as a merchant document names them. */
export const PROVIDERS: SocialProviderSetting[] = [
  { provider: 'lantern-id', label: 'Lantern', providerId: 'oidc.lantern', ...project },
  { provider: 'quay-id', label: 'Quay', providerId: 'oidc.quay', ...project },
];
