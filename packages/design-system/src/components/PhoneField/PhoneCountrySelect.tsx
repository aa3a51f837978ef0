import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import * as S from './PhoneField.styles';
import { codeDigits } from './phoneNumber';
import type { PhoneOrigin } from './readPhone';

export interface PhoneCountry extends PhoneOrigin {
  /** Name of the country in the reader's language. */
  name: string;
  /** Shown beside the dialing code. */
  flag?: ReactNode;
}

export interface PhoneCountrySelectProps {
  countries: readonly PhoneCountry[];
  chosen: PhoneCountry;
  label: string;
  disabled: boolean;
  onChoose: (country: PhoneCountry) => void;
}

/** A native select, drawn as flag and dialing code only, because space is short. */
export function PhoneCountrySelect({
  countries,
  chosen,
  label,
  disabled,
  onChoose,
}: PhoneCountrySelectProps) {
  return (
    <S.Country data-disabled={disabled || undefined}>
      <S.Select
        data-beside
        aria-label={label}
        value={chosen.countryCode}
        disabled={disabled}
        onChange={(event) => {
          const next = countries.find(({ countryCode }) => countryCode === event.target.value);
          if (next !== undefined) onChoose(next);
        }}
      >
        {countries.map(({ countryCode, countryDialingCode, name }) => (
          <option key={countryCode} value={countryCode}>
            {`${name} (+${codeDigits(countryDialingCode)})`}
          </option>
        ))}
      </S.Select>
      <S.Face aria-hidden>
        {chosen.flag}
        <span>{`+${codeDigits(chosen.countryDialingCode)}`}</span>
        <ChevronDownIcon size={14} />
      </S.Face>
    </S.Country>
  );
}
