let listed: Promise<ReadonlySet<string>> | undefined;

// Some 50,000 words, loaded only when somebody chooses a password.
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Whether the password is among the most common ones, in any case. */
export async function isWidelyKnown(password: string): Promise<boolean> {
  listed ??= load();
  return (await listed).has(password.toLowerCase());
}
