import { useWaysOn } from '../../model/useWaysOn';
import { WaysOnView } from '../WaysOnView/WaysOnView';

export interface WaysOnProps {
  /** Whose login it stands under: agents neither register nor play for nothing. */
  portal?: 'member' | 'agent';
}

/** Ways on for somebody who is asked to log in, as the merchant has them on (WL-01). */
export function WaysOn({ portal = 'member' }: WaysOnProps) {
  return <WaysOnView {...useWaysOn(portal)} />;
}
