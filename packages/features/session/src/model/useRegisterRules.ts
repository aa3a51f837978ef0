import { useGetRegisterSettingsQuery } from '@parlour/gateway-openapi/system';
import { useEffect, useMemo, useState } from 'react';
import type { RegisterRules } from './registerFields';
import { registerRulesCache, toRegisterRules } from './registerRulesCache';

export interface RegisterRulesView {
  /** Null until they are loaded. */
  rules: RegisterRules | null;
  /** They could not be loaded, and none are cached. */
  hasFailed: boolean;
  onRetry: () => void;
}

/** The rules of the form: cached ones at once, then the gateway's, fetched once for each opening (REG-02, CACHE-01). */
export function useRegisterRules(): RegisterRulesView {
  const [kept] = useState(registerRulesCache.read);
  const { currentData, isError, isFetching, refetch } = useGetRegisterSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const fresh = useMemo(() => toRegisterRules(currentData), [currentData]);
  useEffect(() => {
    if (fresh !== null) registerRulesCache.write(fresh);
  }, [fresh]);

  const rules = fresh ?? kept;
  const isUnreadable = currentData !== undefined && fresh === null;
  return {
    rules,
    hasFailed: rules === null && !isFetching && (isError || isUnreadable),
    onRetry: () => void refetch(),
  };
}
