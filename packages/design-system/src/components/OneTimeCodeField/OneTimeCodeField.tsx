import { CodeInCells } from './CodeInCells';
import { OpenCode } from './OpenCode';
import type { OneTimeCodeFieldProps } from './oneTimeCode';

export { CODE_LENGTHS, type CodeLength, type OneTimeCodeFieldProps } from './oneTimeCode';

/**
 * A one-time code from a message or an app. It is one input, so that phones can fill it in, however many
 * cells are drawn. For a password use `PasswordField`.
 */
export function OneTimeCodeField({ length, ...rest }: OneTimeCodeFieldProps) {
  return length === undefined ? <OpenCode {...rest} /> : <CodeInCells length={length} {...rest} />;
}
