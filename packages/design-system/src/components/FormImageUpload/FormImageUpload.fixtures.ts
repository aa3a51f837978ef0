import { array, mixed, object } from 'yup';

export const PROOF_START: { proof: File[] } = { proof: [] };

export const proofSchema = object({
  proof: array(mixed<File>().required()).required().min(1, 'Add at least one picture.'),
});
