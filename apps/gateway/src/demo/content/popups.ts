import type { Popup } from '../../content/popups';
import { WORDS } from '../words';

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
  title: WORDS.texts(`popup.${id}.title`),
  content: WORDS.texts(`popup.${id}.content`),
}));
