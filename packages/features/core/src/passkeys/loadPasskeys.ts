import { loadChunk } from '../chunks/loadChunk';

/** Whether the browser knows passkeys; without them nothing is loaded. */
export const hasPasskeys = (): boolean =>
  typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** Loads what asks the browser for passkeys (TR-03). */
export const loadPasskeys = () => loadChunk(() => import('./browserPasskeys'));
