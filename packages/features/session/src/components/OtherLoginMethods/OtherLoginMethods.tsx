import { useOtherLoginMethods } from '../../model/useOtherLoginMethods';
import { OtherLoginMethodsView } from '../OtherLoginMethodsView/OtherLoginMethodsView';

export interface OtherLoginMethodsProps {
  /** The login that it belongs to: agents can neither register nor try free play. */
  portal?: 'member' | 'agent';
}

/** What else a login form offers, by the merchant's white-label flags (WL-01). */
export function OtherLoginMethods({ portal = 'member' }: OtherLoginMethodsProps) {
  return <OtherLoginMethodsView {...useOtherLoginMethods(portal)} />;
}
