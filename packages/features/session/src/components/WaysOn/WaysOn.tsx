import { useWaysOn } from '../../model/useWaysOn';
import { WaysOnView } from '../WaysOnView/WaysOnView';

export interface WaysOnProps {
  /** The login that it belongs to: agents can neither register nor try free play. */
  portal?: 'member' | 'agent';
}

/** What else a login form offers, by the merchant's white-label flags (WL-01). */
export function WaysOn({ portal = 'member' }: WaysOnProps) {
  return <WaysOnView {...useWaysOn(portal)} />;
}
