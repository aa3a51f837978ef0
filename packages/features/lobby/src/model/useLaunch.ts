import {
  checkUrl,
  PATHS,
  selectSystemStatus,
  useCoreSelector,
  useLanguage,
} from '@parlour/feature-core';
import { type GatewayError, isGatewayError } from '@parlour/gateway-openapi';
import { useLazyLaunchGameQuery } from '@parlour/gateway-openapi/games';
import { type LanguageCode } from '@parlour/gateway-openapi/start';
import { useCallback, useEffect } from 'react';

export type Launch =
  | { status: 'loading' }
  | { status: 'open'; src: string }
  | { status: 'failed'; error: GatewayError | null };

/** Asks for a fresh address of the game; an address counts once, so every try asks anew. */
export function useLaunch(nodeId: number | null): { launch: Launch; retry: () => void } {
  const { code } = useLanguage();
  const gatewayUrl = useCoreSelector(({ merchant }) => merchant.gatewayUrl);
  const hosts = useCoreSelector((state) => selectSystemStatus(state)?.info.launchGameCDNs);
  const [start, { data, error, isFetching }] = useLazyLaunchGameQuery();

  const open = useCallback(() => {
    if (nodeId === null) return;
    void start({
      nodeId,
      device: window.matchMedia('(pointer: coarse)').matches ? 'MOBILE' : 'WEB',
      backUrl: `${window.location.origin}${PATHS.slots}`,
      language: code as LanguageCode,
    });
  }, [nodeId, start, code]);
  useEffect(open, [open]);

  return { launch: read(), retry: open };

  function read(): Launch {
    if (nodeId === null) return { status: 'failed', error: null };
    if (error !== undefined && !isFetching)
      return { status: 'failed', error: isGatewayError(error) ? error : null };
    if (data === undefined || isFetching || hosts === undefined) return { status: 'loading' };
    const origins = [...hosts, gatewayUrl].flatMap((base) =>
      URL.canParse(base) ? [new URL(base).origin] : [],
    );
    // A frame of our own origin could take the sandbox off itself.
    const foreign = origins.filter((origin) => origin !== window.location.origin);
    const src = checkUrl(data.gameUrl, { origins: foreign, outsideOnly: true });
    return src === null ? { status: 'failed', error: null } : { status: 'open', src };
  }
}
