import { type InferType, object, string } from 'yup';

/** Limit of the contract, in characters. */
export const MAX_NOTE = 500;

/** A note on somebody of the team; an empty one removes it. Messages are keys of `agentTeam`. */
export const noteSchema = object({
  note: string().trim().defined().max(MAX_NOTE, 'note.tooLong'),
});
export type NoteValues = InferType<typeof noteSchema>;
