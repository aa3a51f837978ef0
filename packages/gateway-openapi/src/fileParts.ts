/** What is read of a part. */
interface FilePart {
  csv: string;
  /** Names the part that follows; null after the last. */
  next: string | null;
}

interface Answered {
  data?: unknown;
  error?: unknown;
}

/**
 * Asks for all parts of a file, one after the other, and gives its text. What failed fails as a whole: half a file
 * would look like all of it.
 *
 * @param ask asks for the part of that name, for the first one without any
 */
export async function readFileParts<Answer extends Answered>(
  ask: (part: string | undefined) => PromiseLike<Answer> | Answer,
): Promise<{ data: string } | { error: NonNullable<Answer['error']> }> {
  let text = '';
  let part: string | undefined;
  do {
    const { data, error } = await ask(part);
    if (error !== undefined && error !== null) return { error };
    // The answer of the operation that was asked for.
    const { csv, next } = data as FilePart;
    text += csv;
    part = next ?? undefined;
  } while (part !== undefined);
  return { data: text };
}
