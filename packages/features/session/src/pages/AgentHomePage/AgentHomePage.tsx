import { Button } from '@parlour/design-system/Button';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { UserIcon } from '@parlour/design-system/icons/UserIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import {
  type Account,
  formatDay,
  overlayOpened,
  selectAccount,
  useAccountError,
  useCoreDispatch,
  useCoreSelector,
  useLanguage,
  usePageHead,
} from '@parlour/feature-core';
import { AccountError } from '@parlour/feature-shared';
import { isGatewayError } from '@parlour/gateway-openapi';
import { useGetTeamOverviewQuery } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { NonAgent } from '../../components/NonAgent/NonAgent';
import { TeamFigures } from '../../components/TeamFigures/TeamFigures';
import { gatewayMessage } from '../../model/errorText';
import * as S from './AgentHomePage.styles';

/** The page of the agent centre that this one leads to. */
const AGENT_CENTRE = '/?agent=agentTeamOverview';

/** The first page of agents after their login (RT-11). */
export default function AgentHomePage() {
  const dispatch = useCoreDispatch();
  const account = useCoreSelector(selectAccount);
  if (account !== null && !account.isAgent)
    return (
      <NonAgent
        account={account.account}
        onLogOut={() => dispatch(overlayOpened({ name: 'logout' }))}
      />
    );
  return <Team account={account} />;
}

/** The account is null while it loads. */
function Team({ account }: { account: Account | null }) {
  const { t } = useTranslation('identity');
  const { tag } = useLanguage();
  usePageHead(t('agentHome.title'), t('agentHome.about'));
  const { data, error, isFetching, refetch } = useGetTeamOverviewQuery(
    { datePreset: 'previous7' },
    { skip: account === null },
  );
  const isUnknown = useAccountError() !== null;
  const name = account === null ? '' : account.nickname || account.account;
  return (
    <Stack gap={32}>
      <Inline justify="between">
        <S.Title>
          {account === null ? t('agentHome.title') : t('agentHome.greeting', { name })}
        </S.Title>
        <LinkButton href={AGENT_CENTRE}>{t('agentHome.centre')}</LinkButton>
      </Inline>
      {isUnknown ? (
        <AccountError />
      ) : data === undefined && error !== undefined ? (
        <ErrorState
          title={t('agentHome.failed')}
          action={
            <Button
              variant="outline"
              tone="neutral"
              isLoading={isFetching}
              onClick={() => void refetch()}
            >
              {t('common:actions.retry')}
            </Button>
          }
        >
          {isGatewayError(error) ? gatewayMessage(error, (key) => t(key)) : undefined}
        </ErrorState>
      ) : data?.people.total === 0 ? (
        <EmptyState icon={<UserIcon size={28} />} title={t('agentHome.empty')} headingLevel={2}>
          {t('agentHome.emptyText')}
        </EmptyState>
      ) : (
        <TeamFigures
          overview={data ?? null}
          currencySymbol={account?.currencySymbol ?? ''}
          days={
            data === undefined
              ? undefined
              : t('agentHome.days', {
                  first: formatDay(data.startDate, tag),
                  last: formatDay(data.endDate, tag),
                })
          }
        />
      )}
    </Stack>
  );
}
