let listed: Promise<ReadonlySet<string>> | undefined;

// Some fifty thousand words: for the processes alone in which somebody chooses a password.
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Whether many people have taken this password already, whatever its case. */
export async function isWidelyKnown(password: string): Promise<boolean> {
  listed ??= load();
  return (await listed).has(password.toLowerCase());
}
