import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FormErrors, formErrors, type RefusedFields } from './formErrors';

interface SendingOptions<Values> {
  /** Rejects with what the gateway client rejects with. */
  send: (values: Values) => Promise<unknown>;
  /** Fields that refusals speak of. */
  fields: RefusedFields;
  onDone?: () => void;
}

/** Sends a form, and says at its fields why it could not be. */
export function useSending<Values>({ send, fields, onDone }: SendingOptions<Values>) {
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
