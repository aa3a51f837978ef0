/** The fields of a part that are read. */
interface FilePart {
  csv: string;
  /** Name of the next part; null after the last. */
  next: string | null;
}

interface Answered {
  data?: unknown;
  error?: unknown;
}

/**
 * Loads all parts of a file, one after the other, and returns its text. If one fails, the whole file fails: half a
 * file would look complete.
 *
 * @param ask loads the part of that name, or the first one without a name
 * @param signal once it is aborted, no further part is asked for
 */
export async function readFileParts<Answer extends Answered>(
  ask: (part: string | undefined) => PromiseLike<Answer> | Answer,
  signal?: AbortSignal,
): Promise<{ data: string } | { error: NonNullable<Answer['error']> }> {
  let text = '';
  let part: string | undefined;
  do {
    const { data, error } = await ask(part);
    if (error !== undefined && error !== null) return { error };
    // The caller's operation has this answer by the contract.
    const { csv, next } = data as FilePart;
    text += csv;
    part = next ?? undefined;
    // Nobody waits for the answer any more.
    if (signal?.aborted === true) return { data: '' };
  } while (part !== undefined);
  return { data: text };
}
