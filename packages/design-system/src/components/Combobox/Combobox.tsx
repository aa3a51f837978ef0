import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import { CloseIcon } from '../../icons/CloseIcon';
import { noText } from '../../labels/noText';
import { useLabels } from '../../labels/useLabels';
import { Field, type FieldSize } from '../Field/Field';
import { useComposition } from '../Field/useComposition';
import type { FieldTexts } from '../Field/useFieldControl';
import { IconButton } from '../IconButton/IconButton';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Combobox.styles';
import { ComboboxList } from './ComboboxList';
import type { ComboboxOption } from './ComboboxOptionView';
import { useCombobox } from './useCombobox';

export type { ComboboxOption } from './ComboboxOptionView';

export interface ComboboxLabels {
  /** Name of the button that clears the field. */
  clear: string;
  /** Name of the button that shows the list. */
  toggle: string;
  /** Shown and announced when no option matches. */
  empty: string;
  /** Shown and announced while the options are loading. */
  loading: string;
  /** Announced when the list changes: '12 options'. */
  count: (count: number) => string;
}

export interface ComboboxProps
  extends Omit<
      ComponentPropsWithRef<'input'>,
      'size' | 'prefix' | 'type' | 'list' | 'value' | 'defaultValue' | 'onChange'
    >,
    FieldTexts {
  /** What can be chosen, in the order in which it is listed. */
  options: readonly ComboboxOption[];
  labels?: Partial<ComboboxLabels>;
  /** Controlled value: that of the chosen option, or '' while the text matches none. */
  value?: string | undefined;
  /** Value of the option chosen at first. */
  defaultValue?: string | undefined;
  /** Called with the value of the chosen option, or with '' when the text is edited. */
  onChange?: ((event: { value: string }) => void) | undefined;
  size?: FieldSize;
  /** Shown before the text unless the chosen option has a `start`. */
  prefix?: ReactNode;
  /** Shows a spinner and says so in the list, while options are on their way. */
  isLoading?: boolean;
}

/**
 * A searchable select for about fifteen options or more. For fewer use `Select`, the native control. Text
 * that matches no option stays, with an empty value. Native attributes, `className`, `style` and `ref` go
 * to the input; `name` is submitted with the value.
 */
export function Combobox({
  label,
  hint,
  error,
  options,
  labels,
  value,
  defaultValue = '',
  size = 'md',
  prefix,
  isLoading = false,
  name,
  id,
  ref,
  onChange,
  onFocus,
  onBlur,
  onClick,
  onKeyDown,
  onCompositionStart,
  onCompositionEnd,
  'aria-describedby': describedBy,
  ...rest
}: ComboboxProps) {
  const texts = useLabels<ComboboxLabels>('Combobox', labels);
  const isLocked = rest.disabled === true || rest.readOnly === true;
  const combobox = useCombobox({ options, value, defaultValue, isLocked, onChange });
  const { field, showValue } = useComposition<HTMLInputElement, string>({
    value: combobox.text,
    onChange: (event) => combobox.type(event.target.value),
    onCompositionStart,
    onCompositionEnd,
  });
  const { isOpen, fitting } = combobox;
  const hasList = isOpen && fitting.length > 0;
  const note = isLoading ? texts.loading : texts.empty;
  const inputRef = useMergedRef<HTMLInputElement>(combobox.refs.input, ref);
  const start = combobox.chosen?.start ?? prefix;

  return (
    <Field {...{ label, hint, error, size, describedBy }} controlId={id}>
      {(control) => (
        <>
          <S.Box ref={combobox.refs.box} data-size={size}>
            {start === undefined ? null : <S.Start aria-hidden>{start}</S.Start>}
            <S.Input
              data-component="Combobox"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...rest}
              {...control}
              ref={inputRef}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={hasList}
              aria-controls={hasList ? combobox.listId : undefined}
              aria-activedescendant={
                hasList && combobox.active >= 0 ? combobox.optionId(combobox.active) : undefined
              }
              {...field}
              onClick={(event) => {
                onClick?.(event);
                combobox.press();
              }}
              onFocus={(event) => {
                combobox.enter();
                onFocus?.(event);
              }}
              onBlur={(event) => {
                combobox.leave();
                onBlur?.(event);
              }}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                if (!event.defaultPrevented) combobox.handleKeyDown(event);
              }}
            />
            <S.Tools>
              {isLoading ? <Spinner size="sm" /> : null}
              {combobox.text === '' || isLocked ? null : (
                <IconButton
                  size="sm"
                  label={texts.clear}
                  icon={<CloseIcon />}
                  onClick={() => {
                    showValue();
                    combobox.clear();
                  }}
                />
              )}
              {rest.readOnly === true ? null : (
                <S.Toggle
                  type="button"
                  tabIndex={-1}
                  aria-label={texts.toggle}
                  aria-expanded={hasList}
                  disabled={rest.disabled}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={combobox.toggle}
                >
                  <ChevronDownIcon />
                </S.Toggle>
              )}
            </S.Tools>
          </S.Box>
          {name === undefined ? null : <input type="hidden" name={name} value={combobox.current} />}
          <VisuallyHidden role="status">
            {isOpen
              ? hasList
                ? (texts.count?.(fitting.length) ?? noText('Combobox.count'))
                : note
              : ''}
          </VisuallyHidden>
          <S.Popup
            ref={combobox.refs.popup}
            popover="manual"
            onMouseDown={(event) => event.preventDefault()}
          >
            {hasList ? (
              <ComboboxList
                id={combobox.listId}
                label={label}
                options={fitting}
                optionId={combobox.optionId}
                active={combobox.active}
                selected={combobox.current}
                onChoose={(option) => {
                  showValue();
                  combobox.choose(option);
                }}
              />
            ) : isOpen ? (
              <S.Note aria-hidden>{note}</S.Note>
            ) : null}
          </S.Popup>
        </>
      )}
    </Field>
  );
}
