import { type InferType, object, string } from 'yup';

/** Characters of a name, by the contract. */
const MAX_NAME = 40;

/** The name of a saved view, which no other view of the report has. Messages are keys of `agentViews`. */
export const viewNameSchema = (others: readonly string[]) => {
  const taken = new Set(others.map((name) => name.toLowerCase()));
  return object({
    name: string()
      .trim()
      .defined()
      .required('nameMissing')
      .max(MAX_NAME, 'nameTooLong')
      .test('taken', 'nameTaken', (name) => !taken.has(name.toLowerCase())),
  });
};
export type ViewNameValues = InferType<ReturnType<typeof viewNameSchema>>;
