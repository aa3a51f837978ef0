import { Skeleton } from '@parlour/design-system/Skeleton';
import { useTranslation } from 'react-i18next';
import * as S from './RoomList.styles';

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

/** Skeleton of the room list, as high as the list will be, so that the content below does not move. */
export function RoomListSkeleton() {
  const { t } = useTranslation('common');
  return (
    <S.List role="list" aria-busy aria-label={t('loading')}>
      {PLACES.map((key) => (
        <li key={key}>
          <Skeleton shape="block" height="123px" />
        </li>
      ))}
    </S.List>
  );
}
