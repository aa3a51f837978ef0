import { useState } from 'react';

/** Says whether a form is being sent, so that its dialog stays open until there is an answer. */
export function useBusy<Values>(send: (values: Values) => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false);
  const run = async (values: Values): Promise<void> => {
    setIsBusy(true);
    await send(values).finally(() => setIsBusy(false));
  };
  return { isBusy, run };
}
