import { useCoreSelector } from '../store/hooks';
import { checkUrl } from '../url/checkUrl';
import { selectSystemStatus } from './flags';

const APP_SYSTEMS = ['ANDROID', 'IOS'] as const;
/** A system that has an app. */
export type AppSystem = (typeof APP_SYSTEMS)[number];

/** An app that can be downloaded. */
export interface AppDownload {
  system: AppSystem;
  /** Absolute address, since a phone's camera reads it from a QR code. */
  url: string;
}

function wholeAddress(url: string): string | null {
  const checked = checkUrl(url, { anyHttps: true });
  return checked === null ? null : new URL(checked, window.location.origin).href;
}

/** The merchant's apps, each only if its resource exists; undefined until that is loaded (HOME-06, SUP-04). */
export function useApps(): AppDownload[] | undefined {
  const resources = useCoreSelector((state) => selectSystemStatus(state)?.info.resources);
  if (resources === undefined) return undefined;
  return APP_SYSTEMS.flatMap((system) => {
    const url = wholeAddress(resources[system]?.url ?? '');
    return url === null ? [] : [{ system, url }];
  });
}
