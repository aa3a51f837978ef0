import { Button } from '@parlour/design-system/Button';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { toPanelState, useCategoryNames, useLanguage } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import {
  useCreateDownlineAccountMutation,
  useGetRebateLimitsQuery,
} from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { AccountForm } from '../../components/AccountForm/AccountForm';
import { Outcome } from '../../components/Outcome/Outcome';
import { fromRebateTexts } from '../../model/rebates.schema';
import { useSubmitErrors } from '../../model/useSubmitErrors';

const FIELD_OF_CODE = { USERNAME_TAKEN: 'username', WEAK_PASSWORD: 'password' } as const;

/** Opens accounts one by one, and shows the name of each. */
export default function DirectAccount() {
  const { t } = useTranslation('agent');
  const { tag } = useLanguage();
  const nameOf = useCategoryNames();
  const limits = toPanelState(useGetRebateLimitsQuery({}), t, (data) => data.limits);
  const [create, { data, error, reset }] = useCreateDownlineAccountMutation();
  const submitErrors = useSubmitErrors(error, {
    codes: FIELD_OF_CODE,
    limits: limits.status === 'ready' ? limits.data : undefined,
    prefix: 'rebates.',
  });
  if (data !== undefined)
    return (
      <Outcome
        takesFocus
        tone="positive"
        title={t('account.opened', { account: data.member.account })}
        action={
          <Button size="sm" variant="outline" onClick={reset}>
            {t('account.another')}
          </Button>
        }
      >
        {t('account.openedText')}
      </Outcome>
    );
  if (limits.status === 'failed') return <LoadError title={t('rebates.failed')} state={limits} />;
  if (limits.status === 'loading') return <Skeleton height="20rem" />;
  return (
    <AccountForm
      limits={limits.data}
      tag={tag}
      nameOf={nameOf}
      {...submitErrors}
      onSubmit={async ({ rebates, ...account }) => {
        await create({
          downlineAccountForm: { ...account, rebates: fromRebateTexts(rebates, limits.data) },
        });
      }}
    />
  );
}
