/** A field or a file of a form. */
export interface FormPart {
  name: string;
  isFile: boolean;
  data: Buffer;
}

export interface FormLimits {
  bodyBytes: number;
  fileBytes: number;
  files: number;
  fieldBytes: number;
  fields: number;
}

/** Why a form is refused: it is malformed, or a file in it is too large. */
export class FormError extends Error {
  override readonly name = 'FormError';
  readonly reason: 'malformed' | 'fileTooLarge' | 'bodyTooLarge';

  constructor(reason: FormError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

const BOUNDARY =
  /^multipart\/form-data;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'+.-]{1,70}))$/i;
const DISPOSITION =
  /^content-disposition: form-data; name="([\w-]{1,64})"(; filename="[^"\r\n]*")?(?:; filename\*=[^;\r\n]*)?$/i;
const LONGEST_HEAD = 1024;
const LINE = Buffer.from('\r\n');
const BLANK_LINE = Buffer.from('\r\n\r\n');

/** The boundary that a content type names; null for anything but a multipart form. */
export function boundaryOf(contentType: string | undefined): string | null {
  const [, quoted, plain] = BOUNDARY.exec(contentType ?? '') ?? [];
  return quoted ?? plain ?? null;
}

/**
 * Reads a form as a stream and keeps no more of it than the limits allow. After an error it reads on to the end,
 * so that the sender gets the answer; only an endless body is cut off.
 */
export async function readForm(
  stream: AsyncIterable<Buffer>,
  boundary: string,
  limits: FormLimits,
): Promise<FormPart[]> {
  const reading = createReading(Buffer.from(`\r\n--${boundary}`), limits);
  let total = 0;
  let firstError: Error | null = null;
  for await (const chunk of stream) {
    total += chunk.length;
    if (total > limits.bodyBytes) throw new FormError('bodyTooLarge');
    if (firstError !== null) continue;
    try {
      reading.take(chunk);
    } catch (error) {
      firstError = error instanceof Error ? error : new FormError('malformed');
    }
  }
  if (firstError !== null) throw firstError;
  return reading.end();
}

type State = 'delimiter' | 'head' | 'data' | 'over';

function createReading(delimiter: Buffer, limits: FormLimits) {
  const parts: (FormPart & { chunks: Buffer[]; size: number })[] = [];
  let state: State = 'data';
  // The first delimiter has no line break before it.
  let rest: Buffer = LINE;

  const skip = (bytes: number) => {
    rest = rest.subarray(bytes);
  };

  const keep = (data: Buffer) => {
    const part = parts.at(-1);
    if (data.length === 0) return;
    // Nothing is allowed before the first delimiter.
    if (part === undefined) throw new FormError('malformed');
    part.size += data.length;
    if (part.isFile && part.size > limits.fileBytes) throw new FormError('fileTooLarge');
    if (!part.isFile && part.size > limits.fieldBytes) throw new FormError('malformed');
    part.chunks.push(Buffer.from(data));
  };

  const steps: Record<State, () => boolean> = {
    data() {
      const end = rest.indexOf(delimiter);
      // What could be the beginning of a delimiter waits for the next chunk.
      const sure = end < 0 ? Math.max(0, rest.length - delimiter.length) : end;
      keep(rest.subarray(0, sure));
      skip(end < 0 ? sure : end + delimiter.length);
      if (end >= 0) state = 'delimiter';
      return end >= 0;
    },
    delimiter() {
      if (rest.length < LINE.length) return false;
      const mark = rest.subarray(0, LINE.length).toString('latin1');
      if (mark !== '--' && mark !== '\r\n') throw new FormError('malformed');
      skip(LINE.length);
      state = mark === '--' ? 'over' : 'head';
      return true;
    },
    head() {
      const end = rest.indexOf(BLANK_LINE);
      if (end > LONGEST_HEAD || (end < 0 && rest.length > LONGEST_HEAD))
        throw new FormError('malformed');
      if (end < 0) return false;
      parts.push({ ...describe(rest.subarray(0, end).toString('latin1')), chunks: [], size: 0 });
      const files = parts.filter(({ isFile }) => isFile).length;
      if (files > limits.files || parts.length - files > limits.fields)
        throw new FormError('malformed');
      skip(end + BLANK_LINE.length);
      state = 'data';
      return true;
    },
    over() {
      if (rest.length > LINE.length || !LINE.subarray(0, rest.length).equals(rest))
        throw new FormError('malformed');
      return false;
    },
  };

  return {
    take(chunk: Buffer) {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      while (steps[state]());
    },
    end(): FormPart[] {
      if (state !== 'over') throw new FormError('malformed');
      return parts.map(({ name, isFile, chunks }) => ({
        name,
        isFile,
        data: Buffer.concat(chunks),
      }));
    },
  };
}

function describe(head: string): { name: string; isFile: boolean; data: Buffer } {
  const lines = head.split('\r\n');
  const found = lines.map((line) => DISPOSITION.exec(line)).filter((match) => match !== null);
  const [match] = found;
  const name = match?.[1];
  if (name === undefined || found.length > 1) throw new FormError('malformed');
  return { name, isFile: match?.[2] !== undefined, data: Buffer.alloc(0) };
}
