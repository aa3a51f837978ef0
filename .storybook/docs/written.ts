const NAME = /(\w+)\.\w+\.tsx?$/;

/**
 * Loads what is written beside a component, by its name and once. A field of a form is used as the field alone, and
 * has what is written of that.
 */
export function loadWritten<Written>(files: Record<string, () => Promise<Written>>) {
  const byName = new Map(
    Object.entries(files).map(([path, load]) => [NAME.exec(path)?.[1] ?? path, load]),
  );
  const loading = new Map<string, Promise<Written | undefined>>();
  return (name: string): Promise<Written | undefined> => {
    const load = byName.get(name) ?? byName.get(name.replace(/^Form/, ''));
    const known = loading.get(name) ?? load?.() ?? Promise.resolve(undefined);
    loading.set(name, known);
    return known;
  };
}
