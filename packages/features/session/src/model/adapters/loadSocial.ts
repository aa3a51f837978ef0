import type { SocialProviderSetting } from '@parlour/feature-core';
import type { SocialProvider } from './socialProvider';

/** The library is fetched only where the merchant document names a provider, and once somebody turns to its button. */
export async function loadSocial(setting: SocialProviderSetting): Promise<SocialProvider> {
  const { createFirebaseSocial } = await import('./firebaseSocial');
  return createFirebaseSocial(setting);
}
