import { type ComponentPropsWithRef, type ReactNode, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { useMergedRef } from '../../hooks/useMergedRef';
import { waitUntil } from '../SendCodeButton/waitUntil';
import * as S from './Form.styles';
import { FormSummary } from './FormSummary';
import { FormTextsContext, type TranslateError } from './formTexts';
import { holdOf, type ServerErrors } from './heldUntil';
import { requiredNames } from './requiredNames';
import { toResolver } from './toResolver';
import { type FormDraft, useDraft } from './useDraft';
import { useServerErrors } from './useServerErrors';
import { useSilentValues } from './useSilentValues';

export type { TranslateError } from './formTexts';
export { heldUntil, type ServerErrors } from './heldUntil';
export type { ErrorParams } from './toResolver';
export type { DraftValues, FormDraft } from './useDraft';

export const FORM_DIRECTIONS = ['column', 'row'] as const;
export type FormDirection = (typeof FORM_DIRECTIONS)[number];

export interface FormLabels {
  /** Heading of a list of all faults above the fields, which then takes focus. For long forms. */
  summary?: string;
}

export interface FormProps<T extends FieldValues>
  extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'noValidate'> {
  /** Its messages are keys for `translateError`. */
  schema: ObjectSchema<T>;
  defaultValues: DefaultValues<T>;
  /** Called with the values as the schema casts them; the form is locked until the promise settles. */
  onSubmit: (values: T) => Promise<void> | void;
  /** What the server answered; give a new object for each answer, by `heldUntil` where it asks for time. */
  serverErrors?: ServerErrors | undefined;
  translateError: TranslateError;
  labels?: FormLabels;
  /**
   * Where what is typed waits while the page is loaded anew, each form in a place of its own. Passwords,
   * codes and files are not kept. Read when the form comes; later changes of it have no effect.
   */
  draft?: FormDraft | undefined;
  /** Fields below each other, or in one line where there is room. */
  direction?: FormDirection;
}

/**
 * Checks its fields by the schema when it is sent, leads to the first fault, and keeps what was typed
 * when sending fails. What the schema does not take empty is marked as required. The fields inside are `Form…` components, tied by `name`. For a filter or a setting
 * with effect at once take the fields without a form.
 */
export function Form<T extends FieldValues>({
  schema,
  defaultValues,
  onSubmit,
  serverErrors,
  translateError,
  labels,
  draft,
  direction = 'column',
  children,
  ref,
  ...rest
}: FormProps<T>) {
  const isRunning = useRef(false);
  const form = useForm<T>({
    resolver: toResolver(schema),
    defaultValues,
    shouldFocusError: labels?.summary === undefined,
  });
  const [fieldLabels] = useState(() => new Map<string, ReactNode>());
  const hold = holdOf(serverErrors);
  const leftOfHold = useMemo(() => waitUntil(hold ?? 0), [hold]);
  const required = useMemo(() => requiredNames(schema).join(' '), [schema]);
  const texts = useMemo(
    () => ({ translateError, labels: fieldLabels, required, heldUntil: hold }),
    [translateError, fieldLabels, required, hold],
  );
  useServerErrors(form, serverErrors, fieldLabels);
  const element = useRef<HTMLFormElement>(null);
  useDraft(form, element, draft);
  useSilentValues(element, form.getValues);

  const send = form.handleSubmit((values) => onSubmit(values));
  return (
    <FormProvider {...form}>
      <FormTextsContext.Provider value={texts}>
        <S.Root
          data-component="Form"
          data-direction={direction}
          {...rest}
          ref={useMergedRef(element, ref)}
          noValidate
          onSubmit={async (event) => {
            event.preventDefault();
            event.stopPropagation();
            if (isRunning.current || leftOfHold() > 0) return;
            isRunning.current = true;
            try {
              await send(event);
            } finally {
              isRunning.current = false;
            }
          }}
        >
          <FormSummary heading={labels?.summary} />
          {children}
        </S.Root>
      </FormTextsContext.Provider>
    </FormProvider>
  );
}
