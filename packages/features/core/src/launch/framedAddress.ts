import { checkUrl, isSafeOrigin } from '../url/checkUrl';

/** The hosts that may serve games. */
export interface GameHosts {
  /** Bases that the gateway named for games (`launchGameCDNs`). */
  hosts: readonly string[];
  gatewayUrl: string;
}

/**
 * The launch address, if it may be shown in an iframe: its origin is one that the gateway named, or the gateway's own,
 * and never the site's. Else null.
 */
export function framedAddress(gameUrl: string, { hosts, gatewayUrl }: GameHosts): string | null {
  const origins = [...hosts, gatewayUrl]
    .flatMap((base) => (URL.canParse(base) ? [new URL(base)] : []))
    .filter(isSafeOrigin)
    .map(({ origin }) => origin);
  // An iframe of our own origin could remove its sandbox.
  const foreign = origins.filter((origin) => origin !== window.location.origin);
  return checkUrl(gameUrl, { origins: foreign, outsideOnly: true });
}
