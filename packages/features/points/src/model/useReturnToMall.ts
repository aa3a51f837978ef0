import { useGetSecuritySettingsQuery } from '@parlour/gateway-openapi/member';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearReturnPath, readReturnPath } from './mallReturnPath';
import type { Owner } from './useOwner';

/**
 * Whether the member has a payment password; undefined while that is not known. A member who sets one in the
 * detour returns to the saved address of the mall (PTS-01); one who leaves the member centre without one does
 * not (MC-03).
 */
export function useReturnToMall(owner: Owner, isCentreOpen: boolean): boolean | undefined {
  const navigate = useNavigate();
  const { data } = useGetSecuritySettingsQuery(undefined, { skip: owner !== 'member' });
  const hasPassword = owner === 'member' ? data?.hasPaymentPassword : undefined;
  useEffect(() => {
    if (hasPassword === undefined) return;
    const wanted = readReturnPath();
    if (wanted === null) return;
    if (hasPassword) void navigate(wanted, { replace: true });
    if (hasPassword || !isCentreOpen) clearReturnPath();
  }, [hasPassword, isCentreOpen, navigate]);
  return hasPassword;
}
