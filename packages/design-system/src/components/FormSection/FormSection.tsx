import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as S from './FormSection.styles';

export const FORM_SECTION_COLUMNS = [1, 2, 3] as const;
export type FormSectionColumns = (typeof FORM_SECTION_COLUMNS)[number];

export interface FormSectionProps extends ComponentPropsWithRef<'fieldset'> {
  /** Name of the group, read before each of its fields. */
  legend: ReactNode;
  /** What the group is for, below its name. */
  description?: ReactNode;
  /** Most fields beside each other; fewer where there is no room for them. */
  columns?: FormSectionColumns;
}

/**
 * Fields of a long form that belong together. A field that needs the whole width carries `data-wide` on
 * an element around it. Sections are not put into each other, and a short form needs none. On a page
 * without a form take `Section`.
 */
export function FormSection({
  legend,
  description,
  columns = 2,
  children,
  'aria-describedby': describedBy,
  ...rest
}: FormSectionProps) {
  const textId = useId();
  const ids = [description === undefined ? '' : textId, describedBy ?? ''];
  return (
    <S.Root
      data-component="FormSection"
      data-columns={columns}
      {...rest}
      aria-describedby={ids.filter(Boolean).join(' ') || undefined}
    >
      <S.Legend>{legend}</S.Legend>
      {description === undefined ? null : <S.Description id={textId}>{description}</S.Description>}
      <S.Fields>{children}</S.Fields>
    </S.Root>
  );
}
