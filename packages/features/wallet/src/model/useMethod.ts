import { usePersistedChoice } from '@parlour/feature-core';

interface Method {
  methodId: string;
  maintenance: boolean;
}

/**
 * The method of a payment: the chosen one, at first the first that is open; undefined where there is none.
 * @param name of the persisted choice
 */
export function useMethod<T extends Method>(
  name: string,
  methods: readonly T[],
): [T | undefined, (methodId: string) => void] {
  const [chosen, choose] = usePersistedChoice(
    name,
    methods.map(({ methodId }) => methodId),
    methods.find(({ maintenance }) => !maintenance)?.methodId,
  );
  return [methods.find(({ methodId }) => methodId === chosen) ?? methods[0], choose];
}
