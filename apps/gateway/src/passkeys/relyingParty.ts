import type { Config } from '../config';
import { Refusal } from '../platform/refusal';

/** The domain that passkeys belong to, and the origins whose proofs are taken. */
export interface RelyingParty {
  id: string;
  origins: readonly string[];
}

/**
 * The relying party of this gateway. Without a configured domain passkeys are off; the demo, which is shown under
 * whatever name its machine has, takes the host of the call.
 */
export function relyingPartyOf(
  { demo, passkeyDomain, passkeyOrigins, siteOrigin, publicOrigin }: Config,
  host: string | undefined,
): RelyingParty {
  if (passkeyDomain !== null) return { id: passkeyDomain, origins: passkeyOrigins };
  if (!demo || host === undefined || !URL.canParse(`http://${host}`))
    throw new Refusal('FEATURE_OFF');
  const { hostname } = new URL(`http://${host}`);
  const own = ['http', 'https'].map((scheme) => `${scheme}://${host}`);
  return { id: hostname, origins: [...own, siteOrigin, publicOrigin] };
}
