import { IconButton } from '@parlour/design-system/IconButton';
import { CloseIcon } from '@parlour/design-system/icons/CloseIcon';
import { TextField } from '@parlour/design-system/TextField';
import * as S from './panel.styles';

interface ColorFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string | undefined;
  /** What is used without a value. */
  placeholder?: string;
  /** Called with what is typed or picked, or undefined when it is cleared. */
  onChange: (value: string | undefined) => void;
  /** Called when a change is over: the colour was picked. */
  onCommit: () => void;
}

const HEX = /^#[\da-f]{6}$/i;
/** Native pickers need a colour to start from. */
const UNSET = `#${'8'.repeat(6)}`;

/** A colour by its hex or by the browser's own picker. */
export function ColorField({
  label,
  hint,
  error,
  value,
  placeholder = 'Not set',
  onChange,
  onCommit,
}: ColorFieldProps) {
  const isShown = value !== undefined && HEX.test(value);
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      value={value ?? ''}
      placeholder={placeholder}
      // A hash would go to the other end in a page from right to left.
      dir="ltr"
      spellCheck={false}
      autoComplete="off"
      prefix={
        <S.Picker
          type="color"
          aria-label={`Pick: ${label}`}
          data-empty={!isShown || undefined}
          value={isShown ? value.toLowerCase() : UNSET}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onCommit}
        />
      }
      suffix={
        value === undefined ? undefined : (
          <IconButton
            size="sm"
            label={`Clear: ${label}`}
            icon={<CloseIcon />}
            onClick={() => onChange(undefined)}
          />
        )
      }
      onChange={({ target }) => onChange(target.value.trim() || undefined)}
    />
  );
}
