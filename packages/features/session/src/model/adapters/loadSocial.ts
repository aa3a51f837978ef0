import type { SocialProviderSetting } from '@parlour/feature-core';
import type { SocialProvider } from './socialProvider';

/** Loads the library, on demand: only for a provider of the merchant document, and once its button has focus or hover. */
export async function loadSocial(setting: SocialProviderSetting): Promise<SocialProvider> {
  const { createFirebaseSocial } = await import('./firebaseSocial');
  return createFirebaseSocial(setting);
}
