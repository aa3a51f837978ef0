import { checkUrl } from '../url/checkUrl';
import { isSafeOrigin } from '../url/isSafeOrigin';

/** Where games may come from. */
export interface GameHosts {
  /** Bases that the gateway named for games (`launchGameCDNs`). */
  hosts: readonly string[];
  gatewayUrl: string;
}

/**
 * The address of a launched game, if it may be framed: it comes from an origin that the gateway named or
 * from the gateway itself, and never from the site's own. Null for any other.
 */
export function framedAddress(gameUrl: string, { hosts, gatewayUrl }: GameHosts): string | null {
  const origins = [...hosts, gatewayUrl]
    .flatMap((base) => (URL.canParse(base) ? [new URL(base)] : []))
    .filter(isSafeOrigin)
    .map(({ origin }) => origin);
  // A frame of our own origin could take the sandbox off itself.
  const foreign = origins.filter((origin) => origin !== window.location.origin);
  return checkUrl(gameUrl, { origins: foreign, outsideOnly: true });
}
