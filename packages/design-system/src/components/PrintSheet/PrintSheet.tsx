import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as S from './PrintSheet.styles';

export interface PrintSheetProps {
  /** Heading of the printed page. */
  title: string;
  /** Content of the printed page. */
  children: ReactNode;
}

/**
 * What is printed in place of the page, as long as it is mounted; on the screen there is nothing of it. A dialog would
 * print as the part that is seen of it, over the page behind. For a question on the screen use `Dialog`.
 */
export function PrintSheet({ title, children }: PrintSheetProps) {
  // A server prints nothing.
  if (typeof document === 'undefined') return null;
  return createPortal(
    <S.Sheet data-component="PrintSheet">
      <h1>{title}</h1>
      {children}
    </S.Sheet>,
    document.body,
  );
}
