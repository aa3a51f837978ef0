import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useLabels } from '../../labels/useLabels';
import { Field, type FieldSize } from '../Field/Field';
import { useComposition } from '../Field/useComposition';
import type { FieldTexts } from '../Field/useFieldControl';
import { type PhoneCountry, PhoneCountrySelect } from './PhoneCountrySelect';
import * as S from './PhoneField.styles';
import { codeDigits, type PhoneValue } from './phoneNumber';
import { usePhoneTyping } from './usePhoneTyping';

export { checkPhone } from './checkPhone';

export type { PhoneCountry } from './PhoneCountrySelect';
export type { PhoneValue } from './phoneNumber';

export interface PhoneFieldLabels {
  /** Name of the country select: 'Country code'. */
  country: string;
}

export interface PhoneFieldProps
  extends Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'size' | 'prefix' | 'value' | 'defaultValue' | 'onChange'
    >,
    FieldTexts {
  /** Selectable countries, at least one. The first is the default. */
  countries: readonly PhoneCountry[];
  labels?: Partial<PhoneFieldLabels>;
  /** Controlled value: the country and the number. */
  value?: PhoneValue;
  /** Country and number at first. */
  defaultValue?: PhoneValue;
  /** Called on each change of number or country, and when the number is tidied up on blur. */
  onChange?: (event: { value: PhoneValue }) => void;
  size?: FieldSize;
}

const NOWHERE: PhoneCountry = { countryCode: '', countryDialingCode: '', name: '' };

/**
 * A mobile number with a country select. It is always written left to right, grouped as in its country, and
 * accepts pasted international numbers. Validate it by `checkPhone`. For a country alone use
 * `CountrySelect`.
 */
export function PhoneField({
  label,
  hint,
  error,
  countries,
  labels,
  value,
  defaultValue,
  onChange,
  size = 'md',
  id,
  ref,
  onFocus,
  onBlur,
  onPaste,
  onKeyDown,
  onPointerDown,
  onCompositionStart,
  onCompositionEnd,
  'aria-describedby': describedBy,
  ...rest
}: PhoneFieldProps) {
  const texts = useLabels<PhoneFieldLabels>('PhoneField', labels);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef<HTMLInputElement>(input, ref);
  const [own, setOwn] = useState(defaultValue);
  const given = value ?? own;
  const chosen = chosenOf(countries, given);
  const current: PhoneValue = {
    countryCode: chosen.countryCode,
    countryDialingCode: chosen.countryDialingCode,
    mobileNum: given?.mobileNum ?? '',
  };
  const change = (next: PhoneValue): void => {
    setOwn(next);
    onChange?.({ value: next });
  };
  const phone = usePhoneTyping({ input, countries, value: current, onChange: change });
  const { field } = useComposition<HTMLInputElement, string>({
    value: phone.text,
    onChange: (event) => {
      const { inputType = '' } = event.nativeEvent as Partial<InputEvent>;
      phone.type(event.target, inputType);
    },
    onComposed: (element) => phone.type(element, 'insertFromComposition'),
    onCompositionStart,
    onCompositionEnd,
  });
  const isLocked = Boolean(rest.disabled) || Boolean(rest.readOnly);

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      size={size}
      controlId={id}
      describedBy={describedBy}
    >
      {(control) => (
        <S.Box data-size={size} dir="ltr">
          <PhoneCountrySelect
            countries={countries}
            chosen={chosen}
            label={texts.country}
            disabled={isLocked}
            onChoose={({ countryCode, countryDialingCode }) =>
              phone.commit({ ...current, countryCode, countryDialingCode }, 'country')
            }
          />
          <S.Input
            data-component="PhoneField"
            inputMode="tel"
            autoComplete="tel-national"
            {...rest}
            {...control}
            ref={merged}
            // Not `tel`: `tel-national`, a number without its country, is only valid on text inputs.
            type="text"
            {...field}
            onPaste={(event) => {
              onPaste?.(event);
              if (!isLocked && !event.defaultPrevented) phone.paste(event);
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!isLocked && !event.defaultPrevented) phone.press(event);
            }}
            onPointerDown={(event) => {
              phone.startStep();
              onPointerDown?.(event);
            }}
            onFocus={(event) => {
              phone.load();
              onFocus?.(event);
            }}
            onBlur={(event) => {
              if (!isLocked) phone.leave();
              onBlur?.(event);
            }}
          />
        </S.Box>
      )}
    </Field>
  );
}

// Some owners store the dialing code only, which several countries may share.
const chosenOf = (
  countries: readonly PhoneCountry[],
  value: PhoneValue | undefined,
): PhoneCountry =>
  countries.find(({ countryCode }) => countryCode === value?.countryCode) ??
  countries.find(
    ({ countryDialingCode }) =>
      value !== undefined &&
      codeDigits(countryDialingCode) === codeDigits(value.countryDialingCode),
  ) ??
  countries[0] ??
  NOWHERE;
