/** How long a part of the site may take to come, in ms (ERR-03). */
const PATIENCE = 120_000;

/** Loads a part of the site, or gives it up as one that is missing. */
export async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A part of the site did not come.')), PATIENCE);
  });
  return Promise.race([load(), late]).finally(() => clearTimeout(timer));
}
