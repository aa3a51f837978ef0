import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import { CloseIcon } from '../../icons/CloseIcon';
import { SearchIcon } from '../../icons/SearchIcon';
import { useLabels } from '../../labels/useLabels';
import { Field, type FieldSize } from '../Field/Field';
import { useComposition } from '../Field/useComposition';
import { IconButton } from '../IconButton/IconButton';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './SearchField.styles';
import { useSearchField } from './useSearchField';

export interface SearchFieldLabels {
  /** Name of the button that clears the field. */
  clear: string;
  /** Announced when the user stops typing: '12 games found'. */
  results?: ((count: number) => string) | undefined;
  /** Makes the field a search landmark with this name. Use it once per page, for the search of the whole page. */
  landmark?: string | undefined;
}

export interface SearchFieldProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'size' | 'prefix' | 'type' | 'value' | 'defaultValue' | 'onChange'
  > {
  /** Accessible name: what is searched. */
  label: string;
  labels?: Partial<SearchFieldLabels>;
  /** Controlled value: the text of the field. */
  value?: string | undefined;
  /** Text at first. */
  defaultValue?: string | undefined;
  /** Called on each change, with '' when cleared. */
  onChange?: ((event: { value: string }) => void) | undefined;
  /** Called by Enter, for a search that does not run while typing. */
  onSearch?: ((event: { value: string }) => void) | undefined;
  /** Shows the label to screen readers only, if placeholder and icon are enough. Default: false. */
  isLabelHidden?: boolean;
  /** Shows a spinner while results are on their way. */
  isLoading?: boolean;
  /** Number of results, announced by `labels.results` but not shown. */
  resultCount?: number | undefined;
  /** A key, such as `/`, that focuses the field from anywhere on the page; shown while it is empty. */
  shortcut?: string | undefined;
  size?: FieldSize;
}

/**
 * Filters a list or finds a game. It has no error and belongs to no form: there use `TextField`. Native
 * attributes, `className`, `style` and `ref` go to the input.
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
  const texts = useLabels<SearchFieldLabels>('SearchField', labels);
  const found = resultCount === undefined || isLoading ? '' : (texts.results?.(resultCount) ?? '');
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
              label={texts.clear}
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
      <VisuallyHidden role="status">{search.announced}</VisuallyHidden>
    </>
  );

  const field = isLabelHidden ? (
    <S.Frame>{draw({ id, 'aria-label': label })}</S.Frame>
  ) : (
    <Field label={label} size={size} controlId={id}>
      {(control) => draw({ id: control.id })}
    </Field>
  );
  // The role is for browsers that do not know the `search` element.
  return texts.landmark === undefined ? (
    field
  ) : (
    <search role="search" aria-label={texts.landmark}>
      {field}
    </search>
  );
}
