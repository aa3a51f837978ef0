import { Accordion } from '@parlour/design-system/Accordion';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { HeartIcon } from '@parlour/design-system/icons/HeartIcon';
import { Grid } from '@parlour/design-system/layout/Grid';
import { Section } from '@parlour/design-system/layout/Section';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { StatTile } from '@parlour/design-system/StatTile';
import { showToast } from '@parlour/design-system/ToastRegion';
import { copyText, lazyChunk, numberFormat, useLanguage, useMoney } from '@parlour/feature-core';
import { ListPager, LoadError, LoadingRows } from '@parlour/feature-shared';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FriendList } from '../../components/FriendList/FriendList';
import { InviteCard } from '../../components/InviteCard/InviteCard';
import { shareLink } from '../../model/shareLink';
import { useFriends } from '../../model/useFriends';
import { useReferral } from '../../model/useReferral';

// The HTML sanitizer is a large chunk, and few read the terms.
const Terms = lazyChunk(() => import('./Terms'));

/** How a member invites friends, and what came of it (PROMO-05). */
export default function ReferralPage() {
  const { t } = useTranslation('member');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const referral = useReferral();
  const [isRead, setIsRead] = useState(false);

  if (referral.status === 'failed')
    return <LoadError title={t('referral.failed')} state={referral} />;
  if (referral.status === 'loading') return <LoadingRows heights={[220, 80, 80]} />;
  const { link, terms, statistics } = referral.data;
  const copy = async (shownId: string): Promise<void> => {
    const isCopied = await copyText(link, shownId);
    showToast({
      tone: isCopied ? 'positive' : 'warning',
      title: t(isCopied ? 'referral.copied' : 'referral.notCopied'),
    });
  };
  return (
    <Stack gap={24}>
      <InviteCard
        referral={referral.data}
        onCopy={({ shownId }) => void copy(shownId)}
        onShare={shareLink(link)}
      />
      <Grid minColumn={140}>
        <StatTile
          label={t('referral.registered')}
          value={numberFormat(tag).format(statistics.registered)}
        />
        <StatTile
          label={t('referral.qualified')}
          value={numberFormat(tag).format(statistics.qualified)}
        />
        <StatTile label={t('referral.earned')} value={money(statistics.rewardTotal)} />
        <StatTile label={t('referral.pending')} value={money(statistics.rewardPending)} />
      </Grid>
      <Section headingLevel={3} title={t('referral.friends')}>
        <Friends />
      </Section>
      {terms === '' ? null : (
        <Accordion
          onToggle={({ isOpen }) => setIsRead(isRead || isOpen)}
          items={[
            {
              id: 'terms',
              title: t('referral.terms'),
              content: isRead ? (
                <Suspense fallback={<Skeleton height="80px" />}>
                  <Terms html={terms} />
                </Suspense>
              ) : null,
            },
          ]}
        />
      )}
    </Stack>
  );
}

function Friends() {
  const { t } = useTranslation('member');
  const { state, page, goTo } = useFriends();
  if (state.status === 'loading') return <LoadingRows heights={[64, 64, 64, 64]} />;
  if (state.status === 'failed')
    return <LoadError title={t('referral.friendsFailed')} state={state} />;
  const { friends, pageCount } = state.data;
  if (friends.length === 0)
    return (
      <EmptyState icon={<HeartIcon size={28} />} title={t('referral.none')}>
        {t('referral.noneText')}
      </EmptyState>
    );
  return (
    <Stack>
      <FriendList friends={friends} />
      <ListPager
        page={page}
        pageCount={pageCount}
        label={t('referral.pages')}
        onSelect={(event) => goTo(event.page)}
      />
    </Stack>
  );
}
