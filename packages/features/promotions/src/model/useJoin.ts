import { showToast } from '@parlour/design-system/ToastRegion';
import {
  failureText,
  navigationRequested,
  requireAccount,
  selectAccount,
  useCoreDispatch,
  useCoreSelector,
} from '@parlour/feature-core';
import { useSignUpPromotionMutation } from '@parlour/gateway-openapi/promotions';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { pendingJoin } from './pendingJoin';
import { promotionsHref } from './promotionsAddress';

/** Query name for the key of a join that waited for a login. */
const KEY = 'goOn';

/** Why a promotion could not be joined. */
export interface JoinError {
  promotionId: string;
  message: string;
}

/** Joining a promotion (PROMO-03): members at once, guests after the login (LOGIN-17, LOGIN-18). */
export function useJoin() {
  const { t } = useTranslation('promotions');
  const dispatch = useCoreDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const account = useCoreSelector(selectAccount);
  const [signUp, { isLoading, originalArgs }] = useSignUpPromotionMutation();
  const [error, setError] = useState<JoinError | null>(null);

  const send = useCallback(
    async (promotionId: string) => {
      setError(null);
      try {
        const { promotion } = await signUp({ promotionJoin: { promotionId } }).unwrap();
        showToast({ tone: 'positive', title: t('joined', { title: promotion.title }) });
      } catch (cause) {
        setError({ promotionId, message: failureText(cause, t) });
      }
    },
    [signUp, t],
  );

  const query = new URLSearchParams(search);
  const key = query.get(KEY);
  const isMember = account !== null && !account.isTrial;
  useEffect(() => {
    if (key === null || !isMember) return;
    const promotionId = pendingJoin.take(key);
    const rest = new URLSearchParams(search);
    rest.delete(KEY);
    void navigate(`${pathname}?${rest.toString()}`, { replace: true });
    if (promotionId !== null) void send(promotionId);
  }, [isMember, key, navigate, pathname, search, send]);

  return {
    /** The promotion that is being joined. */
    joiningId: isLoading ? originalArgs?.promotionJoin.promotionId : undefined,
    error,
    join: (promotionId: string): void => {
      if (isMember) {
        void send(promotionId);
        return;
      }
      const path = promotionsHref({ promotionId });
      dispatch(
        requireAccount(
          navigationRequested({ path: `${path}&${KEY}=${pendingJoin.keep(promotionId)}` }),
        ),
      );
    },
  };
}
