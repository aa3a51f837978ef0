import { Card } from '@parlour/design-system/Card';
import { Stack } from '@parlour/design-system/layout/Stack';
import {
  overlayOpened,
  PATHS,
  selectAccount,
  selectIsLoggedIn,
  useCoreDispatch,
  useCoreSelector,
  usePageHead,
} from '@parlour/feature-core';
import { LoadingRows } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { AgentLoginForm } from '../../components/AgentLoginForm/AgentLoginForm';
import { NonAgent } from '../../components/NonAgent/NonAgent';
import { selectIsOfferPending } from '../../model/selectIsOfferPending';
import * as S from './AgentLoginPage.styles';

/** Where agents log in (LOGIN-13, RT-17). A logged-in agent is redirected at once. */
export default function AgentLoginPage() {
  const { t } = useTranslation('identity');
  usePageHead(t('agentLogin.title'), t('agentLogin.intro'));
  const dispatch = useCoreDispatch();
  const isLoggedIn = useCoreSelector(selectIsLoggedIn);
  const isPending = useCoreSelector(selectIsOfferPending);
  const account = useCoreSelector(selectAccount);
  if (account?.isAgent === true) return <Navigate to={PATHS.agentHome} replace />;
  if (account !== null)
    return (
      <NonAgent
        account={account.account}
        onLogOut={() => dispatch(overlayOpened({ name: 'logout' }))}
      />
    );
  return (
    <S.Root>
      <Card size="lg" header={<S.Title>{t('agentLogin.title')}</S.Title>}>
        <Stack>
          <S.Intro>{t('agentLogin.intro')}</S.Intro>
          {/* While a session is being looked up, a form would only flash. */}
          {isLoggedIn || isPending ? <LoadingRows heights={[72, 72, 48]} /> : <AgentLoginForm />}
        </Stack>
      </Card>
    </S.Root>
  );
}
