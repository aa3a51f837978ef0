import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import { CloseIcon } from '../../icons/CloseIcon';
import { SearchIcon } from '../../icons/SearchIcon';
import { Field, type FieldSize } from '../Field/Field';
import { useComposition } from '../Field/useComposition';
import { IconButton } from '../IconButton/IconButton';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './SearchField.styles';
import { useSearchField } from './useSearchField';

export interface SearchFieldLabels {
  /** Name of the button that empties the field. */
  clear: string;
  /** Said once the person pauses: '12 games found'. */
  results?: ((count: number) => string) | undefined;
  /** Makes the field a landmark of this name: for the search of a whole page, once a page. */
  landmark?: string | undefined;
}

export interface SearchFieldProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'size' | 'prefix' | 'type' | 'value' | 'defaultValue' | 'onChange'
  > {
  /** What is searched; also the accessible name. */
  label: string;
  labels: SearchFieldLabels;
  /** The text, where the owner keeps it; otherwise it is kept here. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with each change, and with an empty text when it is cleared. */
  onChange?: ((event: { value: string }) => void) | undefined;
  /** Called by Enter, for what is not searched while one types. */
  onSearch?: ((event: { value: string }) => void) | undefined;
  /** Keeps the label for screen readers, where a placeholder and the icon say enough. */
  isLabelHidden?: boolean;
  isLoading?: boolean;
  /** What was found; said by `labels.results`, not shown. */
  resultCount?: number | undefined;
  /** A key, such as `/`, that leads here from anywhere on the page; shown in the empty field. */
  shortcut?: string | undefined;
  size?: FieldSize;
}

/**
 * Narrows down a list or finds a game. It has no faults and belongs to no form; what is asked for in one
 * is a `TextField`. Native attributes, `className`, `style` and `ref` reach the input.
 */
export function SearchField({
  label,
  labels,
  value,
  defaultValue = '',
  onChange,
  onSearch,
  isLabelHidden = false,
  isLoading = false,
  resultCount,
  shortcut,
  size = 'md',
  id,
  ref,
  onKeyDown,
  onCompositionStart,
  onCompositionEnd,
  'aria-describedby': describedBy,
  ...rest
}: SearchFieldProps) {
  const found = resultCount === undefined || isLoading ? '' : (labels.results?.(resultCount) ?? '');
  const search = useSearchField({ value, defaultValue, onChange, onSearch, shortcut, found });
  const { field: typed, showValue } = useComposition<HTMLInputElement, string>({
    value: search.text,
    onChange: (event) => search.give(event.target.value),
    onCompositionStart,
    onCompositionEnd,
  });
  const inputRef = useMergedRef<HTMLInputElement>(search.input, ref);
  const isEmpty = search.text === '';

  const draw = (own: { id?: string | undefined; 'aria-label'?: string }): ReactNode => (
    <>
      <S.Box data-size={size}>
        <S.Icon>{isLoading ? <Spinner size="sm" /> : <SearchIcon />}</S.Icon>
        <S.Input
          data-component="SearchField"
          data-loading={isLoading || undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          {...rest}
          {...own}
          ref={inputRef}
          type="search"
          aria-busy={isLoading || undefined}
          aria-describedby={describedBy}
          aria-keyshortcuts={shortcut}
          {...typed}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!event.defaultPrevented) search.handleKeyDown(event);
          }}
        />
        {isEmpty || rest.disabled === true || rest.readOnly === true ? null : (
          <S.End>
            <IconButton
              size="sm"
              label={labels.clear}
              icon={<CloseIcon />}
              onClick={() => {
                showValue();
                search.clear();
              }}
            />
          </S.End>
        )}
        {isEmpty && shortcut !== undefined ? <S.Key aria-hidden>{shortcut}</S.Key> : null}
      </S.Box>
      <VisuallyHidden role="status">{search.spoken}</VisuallyHidden>
    </>
  );

  const field = isLabelHidden ? (
    <S.Frame>{draw({ id, 'aria-label': label })}</S.Frame>
  ) : (
    <Field label={label} size={size} controlId={id}>
      {(control) => draw({ id: control.id })}
    </Field>
  );
  // The role is for browsers that are older than the element.
  return labels.landmark === undefined ? (
    field
  ) : (
    <search role="search" aria-label={labels.landmark}>
      {field}
    </search>
  );
}
