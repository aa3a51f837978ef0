import { useEffect, useState } from 'react';
import { formDraft } from './formDraft';

/**
 * A choice beside the fields of a form that decides what they mean, such as a payment method. It is persisted
 * with the form's draft when the site reloads the page.
 * @param name of the draft
 * @param choices the allowed values; any other stored value is ignored
 * @param first the initial value
 */
export function usePersistedChoice<T extends string>(
  name: string,
  choices: readonly T[],
  first: T | undefined,
): [T | undefined, (choice: T) => void] {
  const [chosen, setChosen] = useState(first);
  const [offered] = useState(choices);
  useEffect(() => {
    const stored = formDraft(name).take()?.['choice'];
    const choice = offered.find((one) => one === stored);
    if (choice !== undefined) setChosen(choice);
  }, [name, offered]);
  useEffect(
    () => (chosen === undefined ? undefined : formDraft(name).keep(() => ({ choice: chosen }))),
    [name, chosen],
  );
  return [chosen, setChosen];
}
