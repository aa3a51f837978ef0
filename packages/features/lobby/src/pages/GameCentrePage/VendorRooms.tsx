import { Section } from '@parlour/design-system/layout/Section';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { LoadFault } from '@parlour/feature-parts';
import { useTranslation } from 'react-i18next';
import { RoomList } from '../../components/RoomList/RoomList';
import { useRooms } from '../../model/useRooms';

/** Where one can sit down at a vendor; nothing for a vendor without rooms. */
export default function VendorRooms(of: { vassalage: string; gameType: string }) {
  const { t } = useTranslation(['lobby', 'common']);
  const { state, join } = useRooms(of);
  if (state.status === 'ready' && state.data.length === 0) return null;
  return (
    <Section title={t('rooms.title')}>
      {state.status === 'loading' ? (
        <Skeleton height="98px" />
      ) : state.status === 'failed' ? (
        <LoadFault title={t('rooms.failed')} state={state} />
      ) : (
        <RoomList rooms={state.data} onJoin={join} />
      )}
    </Section>
  );
}
