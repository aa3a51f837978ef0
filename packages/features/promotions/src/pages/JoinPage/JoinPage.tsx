import { Section } from '@parlour/design-system/layout/Section';
import { Stack } from '@parlour/design-system/layout/Stack';
import type { PromotionAction } from '@parlour/design-system/PromotionCard';
import {
  overlayOpened,
  PATHS,
  selectHasFlag,
  selectIsLoggedIn,
  useCoreDispatch,
  useCoreSelector,
  useDocumentHead,
  useImageSource,
} from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { JoinHead } from '../../components/JoinHead/JoinHead';
import { JoinSteps } from '../../components/JoinSteps/JoinSteps';
import { PromotionGrid, PromotionGridSkeleton } from '../../components/PromotionGrid/PromotionGrid';
import { hasInvitation } from '../../model/invitation';
import { promotionsHref } from '../../model/promotionsAddress';
import { useJoin } from '../../model/useJoin';
import { NEWBIES, usePromotions } from '../../model/usePromotions';

export { openNewbies as opening } from '../../model/openPromotions';

const hrefOf = (promotionId: string) => promotionsHref({ promotionId });

/** Landing page of invitations and adverts: what joining brings, with register and login (RT-09). */
export default function JoinPage() {
  const { t } = useTranslation('promotions');
  const dispatch = useCoreDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const brand = useCoreSelector(({ merchant }) => merchant.theme.name);
  const isLoggedIn = useCoreSelector(selectIsLoggedIn);
  const mayRegister = useCoreSelector(selectHasFlag('DIRECTREG3'));
  const images = useImageSource();
  const list = usePromotions(NEWBIES);
  const { joiningId, error, join } = useJoin();
  const title = t('join.title', { name: brand });
  useDocumentHead(title, t('join.text'));

  // Promotions that are over are no reason to join.
  const open =
    list.status === 'ready' ? list.data.promotions.filter(({ status }) => status !== 'closed') : [];
  const isBare = list.status === 'ready' && open.length === 0;

  const handleAct = ({ id, action }: { id: string; action: PromotionAction }): void => {
    if (action === 'join') join(id);
    else void navigate(hrefOf(id));
  };
  const drawPromotions = () => {
    if (list.status === 'loading') return <PromotionGridSkeleton count={3} />;
    if (list.status === 'failed') return <LoadError title={t('failed')} state={list} />;
    return (
      <PromotionGrid
        promotions={open}
        headingLevel={3}
        images={images}
        hrefOf={hrefOf}
        actingId={joiningId}
        error={error}
        onAct={handleAct}
      />
    );
  };

  return (
    <Stack gap={48}>
      <JoinHead
        brand={brand}
        isInvited={hasInvitation(search)}
        isLoggedIn={isLoggedIn}
        promotionsHref={PATHS.promotions}
        onRegister={mayRegister ? () => dispatch(overlayOpened({ name: 'register' })) : undefined}
        onLogIn={() => dispatch(overlayOpened({ name: 'login' }))}
      />
      <JoinSteps />
      {isBare ? null : (
        <Section title={t('join.newbie')} more={{ href: PATHS.promotions, label: t('empty.all') }}>
          {drawPromotions()}
        </Section>
      )}
    </Stack>
  );
}
