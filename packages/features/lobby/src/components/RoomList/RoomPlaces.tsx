import { Skeleton } from '@parlour/design-system/Skeleton';
import { useTranslation } from 'react-i18next';
import * as S from './RoomList.styles';

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

/** The places of the rooms until they are known, as high as they will be: what stands below stays where it is. */
export function RoomPlaces() {
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
