import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FormErrors, formErrors, type RefusedFields } from './formErrors';

interface SubmitOptions<Values> {
  /** Rejects with the error of the gateway client. */
  send: (values: Values) => Promise<unknown>;
  /** Fields of refusals that name none, by code. */
  fields: RefusedFields;
  onDone?: () => void;
}

/** Sends a form, and gives the errors of its fields if that fails. */
export function useSubmit<Values>({ send, fields, onDone }: SubmitOptions<Values>) {
  const { t } = useTranslation();
  const [errors, setErrors] = useState<FormErrors>();
  const onSubmit = async (values: Values): Promise<void> => {
    try {
      await send(values);
    } catch (error) {
      setErrors(formErrors(error, fields, (key) => t(key)));
      return;
    }
    onDone?.();
  };
  return { errors, onSubmit };
}
