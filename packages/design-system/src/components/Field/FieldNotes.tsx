import type { ReactNode } from 'react';
import { ErrorIcon } from '../../icons/ErrorIcon';
import * as S from './Field.styles';

export interface FieldNotesProps {
  hintId: string;
  errorId: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** What stands under a control: help, and what is wrong. */
export function FieldNotes({ hintId, errorId, hint, error }: FieldNotesProps) {
  return (
    <>
      {error ? (
        <S.Fault id={errorId}>
          <ErrorIcon />
          <span>{error}</span>
        </S.Fault>
      ) : null}
      {hint ? <S.Hint id={hintId}>{hint}</S.Hint> : null}
    </>
  );
}
