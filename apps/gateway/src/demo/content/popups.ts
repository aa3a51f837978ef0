import type { Popup } from '../../content/popups';
import { TEXTS } from '../texts';

const DAY = '2026-11-01';

/** One text for each kind of visitor: logged in, guest, on the first login. */
const ROWS = [
  ['pu-welcome-back', 'A'],
  ['pu-look-around', 'B'],
  ['pu-first-steps', 'F'],
] as const;

/** The texts that open by themselves. */
export const POPUPS: readonly Popup[] = ROWS.map(([id, execution]) => ({
  id,
  execution,
  day: DAY,
  title: TEXTS.texts(`popup.${id}.title`),
  content: TEXTS.texts(`popup.${id}.content`),
}));
