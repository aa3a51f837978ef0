import { useContext, useEffect, useRef } from 'react';
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form';
import { Notice } from '../Notice/Notice';
import * as S from './Form.styles';
import { errorText, FormTextsContext } from './formTexts';
import type { FormError } from './toResolver';

export interface FormSummaryProps {
  /** Heading over the list of faults; without it only what concerns the whole form is shown. */
  heading: string | undefined;
}

const listed = (errors: FieldErrors): [string, FormError][] =>
  Object.entries(errors).flatMap(([name, error]) =>
    name !== 'root' && error?.message !== undefined ? [[name, error as FormError]] : [],
  );

/** What is wrong, above the fields. Takes focus when it appears, unless a field does. */
export function FormSummary({ heading }: FormSummaryProps) {
  const { control, setFocus } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const { translateError, labels } = useContext(FormTextsContext);
  const notice = useRef<HTMLDivElement>(null);

  const whole = errorText(errors.root as FormError | undefined, translateError);
  const faults = heading === undefined ? [] : listed(errors);
  const isShown = whole !== undefined || faults.length > 0;
  const takesFocus = isShown && (heading !== undefined || listed(errors).length === 0);

  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus, submitCount]);

  if (!isShown) return null;
  return (
    <Notice ref={notice} tone="danger" role="alert" tabIndex={-1} title={heading}>
      {whole}
      {faults.length === 0 ? null : (
        <S.Faults>
          {faults.map(([name, error]) => (
            <li key={name}>
              <S.Lead type="button" onClick={() => setFocus(name)}>
                {labels.get(name) ?? name}
              </S.Lead>
              {` ${errorText(error, translateError) ?? ''}`}
            </li>
          ))}
        </S.Faults>
      )}
    </Notice>
  );
}
