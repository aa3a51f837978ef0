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
  /** Heading of a list of all errors above the fields, which takes the focus. For long forms. */
  summary?: string;
}

export interface FormProps<T extends FieldValues>
  extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'noValidate'> {
  /** Yup schema that validates the values. Its messages are keys for `translateError`. */
  schema: ObjectSchema<T>;
  /** Values at first, and after a reset. */
  defaultValues: DefaultValues<T>;
  /** Called with the values as cast by the schema. The form is locked until the promise settles. */
  onSubmit: (values: T) => Promise<void> | void;
  /** Errors from the server; pass a new object for each response. Use `heldUntil` for a rate limit. */
  serverErrors?: ServerErrors | undefined;
  /** Returns the sentence for a key of the schema and its parameters. */
  translateError: TranslateError;
  labels?: FormLabels;
  /**
   * Storage for typed values while the page reloads; each form needs its own. Passwords, codes and files
   * are not stored. Only the value at the first render counts.
   */
  draft?: FormDraft | undefined;
  /** Fields below each other (`column`), or in one line if they fit (`row`). */
  direction?: FormDirection;
}

/**
 * Validates its fields with the schema on submit, focuses the first error, and keeps the typed values when
 * submitting fails. Fields that the schema requires are marked. Its fields are `Form…` components, linked by
 * `name`. For a filter or setting with immediate effect use plain fields without a form.
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
