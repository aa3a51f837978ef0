import { type ComponentPropsWithRef, useId, useState } from 'react';
import { FieldNotes } from '../Field/FieldNotes';
import { type FieldTexts, useFieldControl } from '../Field/useFieldControl';
import * as S from './RadioGroup.styles';
import { RadioGroupChoice, type RadioOption } from './RadioGroupChoice';

export type { RadioOption } from './RadioGroupChoice';

export const RADIO_GROUP_VARIANTS = ['plain', 'card'] as const;
export type RadioGroupVariant = (typeof RADIO_GROUP_VARIANTS)[number];

export const RADIO_GROUP_DIRECTIONS = ['column', 'row'] as const;
export type RadioGroupDirection = (typeof RADIO_GROUP_DIRECTIONS)[number];

export interface RadioGroupProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'defaultValue' | 'children'>,
    FieldTexts {
  /** What can be chosen, in the order in which it is listed. */
  options: readonly RadioOption[];
  /** Name of the native radios. Default: a generated one. */
  name?: string;
  /** Controlled value: that of the chosen option, or '' for none. */
  value?: string;
  /** Value of the option chosen at first. */
  defaultValue?: string;
  /** Called with the value of the option that was chosen. */
  onChange?: (event: { value: string }) => void;
  /** `card` gives each option a large target, as for payment methods. Default: `plain`. */
  variant?: RadioGroupVariant;
  /** `column` stacks the options; in a row they wrap. Default: `column`. */
  direction?: RadioGroupDirection;
  /** Whether a form asks for a choice. */
  required?: boolean;
}

/** A choice of one from a few options, all visible. For more than seven use `Select`; to switch views, `Tabs`. */
export function RadioGroup({
  label,
  hint,
  error,
  options,
  name,
  value,
  defaultValue = '',
  onChange,
  variant = 'plain',
  direction = 'column',
  required,
  id,
  'aria-describedby': describedBy,
  ...rest
}: RadioGroupProps) {
  const madeName = useId();
  const [own, setOwn] = useState(defaultValue);
  const { control, notes } = useFieldControl({ hint, error }, id, describedBy);
  const legendId = `${control.id}-legend`;
  const chosen = value ?? own;
  return (
    <S.Root
      data-component="RadioGroup"
      role="radiogroup"
      aria-labelledby={legendId}
      aria-required={required}
      {...rest}
      {...control}
    >
      <S.Legend id={legendId}>{label}</S.Legend>
      <S.Options data-variant={variant} data-direction={direction}>
        {options.map((option) => (
          <RadioGroupChoice
            key={option.value}
            option={option}
            name={name ?? madeName}
            isCard={variant === 'card'}
            isChosen={option.value === chosen}
            isRequired={required}
            isInvalid={Boolean(error)}
            onChoose={() => {
              setOwn(option.value);
              onChange?.({ value: option.value });
            }}
          />
        ))}
      </S.Options>
      <FieldNotes {...notes} hint={hint} error={error} />
    </S.Root>
  );
}
