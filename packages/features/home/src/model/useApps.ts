import { checkUrl, selectSystemStatus, useCoreSelector } from '@parlour/feature-core';

/** An app that can be downloaded. */
export interface AppDownload {
  system: 'ANDROID' | 'IOS';
  /** Whole address, since a phone's camera knows no page. */
  url: string;
}

const SYSTEMS = ['ANDROID', 'IOS'] as const;

function wholeAddress(url: string): string | null {
  const checked = checkUrl(url, { anyHttps: true });
  return checked === null ? null : new URL(checked, window.location.origin).href;
}

/** The apps that the merchant offers; undefined until the gateway has said so (HOME-06). */
export function useApps(): AppDownload[] | undefined {
  const resources = useCoreSelector((state) => selectSystemStatus(state)?.info.resources);
  if (resources === undefined) return undefined;
  return SYSTEMS.flatMap((system) => {
    const url = wholeAddress(resources[system]?.url ?? '');
    return url === null ? [] : [{ system, url }];
  });
}
