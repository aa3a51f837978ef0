import { useTranslation } from 'react-i18next';
import * as S from './ChunkStatus.styles';

export interface ChunkStatusProps {
  /** Somebody waits for a part of the page. */
  isWaiting: boolean;
  /** A part takes longer than anybody likes to wait. */
  isSlow: boolean;
}

/** What there is to say of parts of the page that are on their way: nothing as a rule (RT-16, ERR-04). */
export function ChunkStatus({ isWaiting, isSlow }: ChunkStatusProps) {
  const { t } = useTranslation('common');
  return (
    <>
      {isWaiting ? <S.Bar role="progressbar" aria-label={t('loading')} /> : null}
      <div role="status">{isSlow ? <S.Word>{t('errors.timeout')}</S.Word> : null}</div>
    </>
  );
}
