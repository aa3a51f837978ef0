import { useTranslation } from 'react-i18next';
import * as S from './ChunkStatus.styles';

export interface ChunkStatusProps {
  /** Somebody waits for a chunk. */
  isWaiting: boolean;
  /** A chunk takes unusually long. */
  isSlow: boolean;
}

/** Shows that chunks are loading; usually renders nothing (RT-16, ERR-04). */
export function ChunkStatus({ isWaiting, isSlow }: ChunkStatusProps) {
  const { t } = useTranslation('common');
  return (
    <>
      {isWaiting ? <S.Bar role="progressbar" aria-label={t('loading')} /> : null}
      <div role="status">{isSlow ? <S.Word>{t('errors.timeout')}</S.Word> : null}</div>
    </>
  );
}
