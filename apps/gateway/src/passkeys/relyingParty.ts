import type { Config } from '../config';
import { Refusal } from '../platform/refusal';

/** The domain that passkeys belong to, and the origins whose proofs are taken. */
export interface RelyingParty {
  id: string;
  origins: readonly string[];
}

/** The relying party of this gateway; refuses where passkeys are off. */
export function relyingPartyOf(config: Config, host: string | undefined): RelyingParty {
  const rp = findRelyingParty(config, host);
  if (rp === null) throw new Refusal('FEATURE_OFF');
  return rp;
}

/**
 * The relying party of this gateway; null without a configured domain, where passkeys are off. The demo, which is shown
 * under whatever name its machine has, takes the host of the call.
 */
export function findRelyingParty(
  { demo, passkeyDomain, passkeyOrigins, siteOrigin, publicOrigin }: Config,
  host: string | undefined,
): RelyingParty | null {
  if (passkeyDomain !== null) return { id: passkeyDomain, origins: passkeyOrigins };
  if (!demo || host === undefined || !URL.canParse(`http://${host}`)) return null;
  const { hostname } = new URL(`http://${host}`);
  const own = ['http', 'https'].map((scheme) => `${scheme}://${host}`);
  return { id: hostname, origins: [...own, siteOrigin, publicOrigin] };
}
