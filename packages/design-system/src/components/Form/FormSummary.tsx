import { useContext, useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Notice } from '../Notice/Notice';
import { listErrors } from './errorAt';
import * as S from './Form.styles';
import { errorText, FormTextsContext } from './formTexts';
import type { FormError } from './toResolver';

export interface FormSummaryProps {
  /** Heading of the list of errors. Without it only errors that belong to no rendered field are shown. */
  heading: string | undefined;
}

/** The errors above the fields. Takes the focus when it appears or on submit, unless a field does. */
export function FormSummary({ heading }: FormSummaryProps) {
  const { control, setFocus } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const { translateError, labels } = useContext(FormTextsContext);
  const notice = useRef<HTMLDivElement>(null);
  const before = useRef({ isShown: false, submitCount });

  const formError = errorText(errors.root as FormError | undefined, translateError);
  const all = listErrors(errors, [...labels.keys()]);
  const withoutField = all.filter(({ name }) => !labels.has(name));
  const shown = heading === undefined ? withoutField : all;
  const isShown = formError !== undefined || shown.length > 0;
  const takesFocus = isShown && (heading !== undefined || all.length === withoutField.length);

  useEffect(() => {
    const isNew = !before.current.isShown || before.current.submitCount !== submitCount;
    before.current = { isShown, submitCount };
    // Not when the last error of a field disappears: the user is still typing there.
    if (takesFocus && isNew) notice.current?.focus();
  }, [takesFocus, isShown, submitCount]);

  if (!isShown) return null;
  return (
    <Notice ref={notice} tone="danger" role="alert" tabIndex={-1} title={heading}>
      {formError}
      {shown.length === 0 ? null : (
        <S.ErrorList>
          {shown.map(({ name, error }) => (
            <li key={name}>
              {labels.has(name) ? (
                <S.Lead type="button" onClick={() => setFocus(name)}>
                  {labels.get(name)}
                </S.Lead>
              ) : null}
              {` ${errorText(error, translateError) ?? ''}`}
            </li>
          ))}
        </S.ErrorList>
      )}
    </Notice>
  );
}
