import { Card } from '@parlour/design-system/Card';
import { FactList } from '@parlour/design-system/FactList';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Section } from '@parlour/design-system/layout/Section';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { showToast } from '@parlour/design-system/ToastRegion';
import {
  failureText,
  formatDay,
  selectAccount,
  useCentreHref,
  useCoreSelector,
  useLanguage,
} from '@parlour/feature-core';
import { LoadError, LoadingRows } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { IconPicker } from '../../components/IconPicker/IconPicker';
import { ProfileForm } from '../../components/ProfileForm/ProfileForm';
import { changesOf, type ProfileValues } from '../../model/profile.schema';
import { useProfile } from '../../model/useProfile';
import { useSubmit } from '../../model/useSubmit';

/** The profile of a member, and their picture (SUP-06). */
export default function PersonalPage() {
  const { t } = useTranslation('member');
  const { tag } = useLanguage();
  const hrefTo = useCentreHref();
  const account = useCoreSelector(selectAccount);
  const { profile, icon, change } = useProfile();
  const form = useSubmit<ProfileValues>({
    send: async (values) => {
      if (profile.status !== 'ready') return;
      const update = changesOf(profile.data, values);
      if (Object.keys(update).length > 0) await change(update);
    },
    fields: {},
    onDone: () => showToast({ tone: 'positive', title: t('profile.saved') }),
  });
  const choose = (iconId: string): void => {
    change({ iconId }).catch((reason: unknown) => {
      showToast({ tone: 'danger', title: failureText(reason, t) });
    });
  };

  if (profile.status === 'failed') return <LoadError title={t('profile.failed')} state={profile} />;
  if (profile.status === 'loading') return <LoadingRows heights={[120, 72, 72, 72, 72]} />;
  const { birthday, payeeName } = profile.data;
  const rank = account?.vipLabel ?? null;
  const facts = [
    { label: t('profile.account'), value: <bdi>{account?.account}</bdi> },
    ...(payeeName === null
      ? []
      : [{ label: t('profile.payeeName'), value: <bdi>{payeeName}</bdi> }]),
    ...(birthday === null
      ? []
      : [{ label: t('profile.birthday'), value: formatDay(birthday, tag) }]),
  ];
  return (
    <Stack gap={32}>
      <Card
        size="lg"
        footer={
          rank === null ? undefined : (
            <LinkButton href={hrefTo('member', 'vip')} variant="outline" tone="neutral" size="sm">
              {t('profile.vip', { level: rank })}
            </LinkButton>
          )
        }
      >
        <FactList facts={facts} variant="columns" />
      </Card>
      <Section headingLevel={3} title={t('profile.icons')}>
        {icon.status === 'loading' ? <Skeleton height="72px" /> : null}
        {icon.status === 'failed' ? (
          <LoadError title={t('profile.iconsFailed')} state={icon} />
        ) : null}
        {icon.status === 'ready' ? (
          <IconPicker icon={icon.data} onChoose={({ iconId }) => choose(iconId)} />
        ) : null}
      </Section>
      <ProfileForm profile={profile.data} {...form} />
    </Stack>
  );
}
