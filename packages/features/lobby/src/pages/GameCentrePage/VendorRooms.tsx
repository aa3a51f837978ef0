import { EmptyState } from '@parlour/design-system/EmptyState';
import { LiveIcon } from '@parlour/design-system/icons/LiveIcon';
import { LoadError } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { RoomList } from '../../components/RoomList/RoomList';
import { RoomListSkeleton } from '../../components/RoomList/RoomListSkeleton';
import { useRooms } from '../../model/useRooms';

/** The rooms of a vendor, in each state of loading. */
export default function VendorRooms(of: { vassalage: string; gameType: string }) {
  const { t } = useTranslation(['lobby', 'common']);
  const { state, join } = useRooms(of);
  if (state.status === 'loading') return <RoomListSkeleton />;
  if (state.status === 'failed') return <LoadError title={t('rooms.failed')} state={state} />;
  if (state.data.length === 0)
    return <EmptyState icon={<LiveIcon size={28} />} title={t('rooms.none')} />;
  return <RoomList rooms={state.data} onJoin={join} />;
}
