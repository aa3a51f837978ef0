import type { ReactNode } from 'react';
import { ErrorIcon } from '../../icons/ErrorIcon';
import * as S from './Field.styles';

export interface FieldNotesProps {
  hintId: string;
  errorId: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The error and hint below a control. */
export function FieldNotes({ hintId, errorId, hint, error }: FieldNotesProps) {
  return (
    <>
      {error ? (
        <S.ErrorText id={errorId}>
          <ErrorIcon />
          <span>{error}</span>
        </S.ErrorText>
      ) : null}
      {hint ? <S.Hint id={hintId}>{hint}</S.Hint> : null}
    </>
  );
}
