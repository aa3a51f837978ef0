import { useEffect, useState } from 'react';
import { formDraft } from './formDraft';

/**
 * One of several choices that stands beside the fields of a form and decides what they mean, as the way of a
 * payment does. Stays with the form's draft when the site loads the page anew.
 * @param name of its place among the drafts
 * @param choices what may be chosen; anything else that was kept is left
 * @param first what is chosen before
 */
export function usePersistedChoice<T extends string>(
  name: string,
  choices: readonly T[],
  first: T | undefined,
): [T | undefined, (choice: T) => void] {
  const [chosen, setChosen] = useState(first);
  const [offered] = useState(choices);
  useEffect(() => {
    const kept = formDraft(name).take()?.['choice'];
    const choice = offered.find((one) => one === kept);
    if (choice !== undefined) setChosen(choice);
  }, [name, offered]);
  useEffect(
    () => (chosen === undefined ? undefined : formDraft(name).keep(() => ({ choice: chosen }))),
    [name, chosen],
  );
  return [chosen, setChosen];
}
