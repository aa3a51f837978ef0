import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './Icon';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string | undefined;
  after?: ReactNode;
}

/** A labelled input with its error. */
export function Field({ label, error, after, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="input">
        <input
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}error`}
          {...rest}
        />
        {after}
      </span>
      {error === undefined ? null : (
        <span id={`${id}error`} className="error">
          <Icon name="fault" /> {error}
        </span>
      )}
    </div>
  );
}
