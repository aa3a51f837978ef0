import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as S from './FormSection.styles';

export const FORM_SECTION_COLUMNS = [1, 2, 3] as const;
export type FormSectionColumns = (typeof FORM_SECTION_COLUMNS)[number];

export interface FormSectionProps extends ComponentPropsWithRef<'fieldset'> {
  /** Heading and accessible name of the group. */
  legend: ReactNode;
  /** Text below the legend: what the group is for. */
  description?: ReactNode;
  /** Maximum number of columns; fewer if they do not fit. Default: 2. */
  columns?: FormSectionColumns;
}

/**
 * A group of related fields in a long form. To span the full width, wrap a field in an element with
 * `data-wide`. Do not nest sections; a short form needs none. On a page without a form use `Section`.
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
