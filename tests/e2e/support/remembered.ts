import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD } from './visitor';

export interface StoredData {
  /** Cookies, both storages and every record of IndexedDB, as one text. */
  text: string;
  /** Number of stored keys. */
  keys: number;
  /** Results of the attempts to export them. */
  exported: string[];
}

/** Everything that the browser stores for the site. */
export async function readStorage(page: Page): Promise<StoredData> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
      });
    const rowsOf = (database: IDBDatabase, store: string) =>
      database.transaction(store).objectStore(store).getAll() as IDBRequest<
        Record<string, unknown>[]
      >;
    const dump: unknown[] = [
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ];
    const values: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = await answer(rowsOf(database, store));
        dump.push({ name, store, rows });
        for (const row of rows) for (const value of Object.values(row)) values.push(value);
      }
      database.close();
    }
    const keys = values.filter((value) => value instanceof CryptoKey);
    const exported: string[] = [];
    for (const key of keys)
      for (const format of ['raw', 'jwk'] as const)
        exported.push(
          await crypto.subtle.exportKey(format, key).then(
            () => `${format} came out`,
            (error: unknown) => (error as Error).name,
          ),
        );
    return { text: JSON.stringify(dump), keys: keys.length, exported };
  });
}

/** Waits until this many keys are stored. */
export const expectKeys = (page: Page, count: number): Promise<void> =>
  expect.poll(async () => (await readStorage(page)).keys).toBe(count);

export const cookieNames = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name).sort();

/** The login dialog, opened again. */
export async function openLogin(page: Page): Promise<Locator> {
  await page.goto('/login');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByLabel('Username')).toBeVisible();
  return dialog;
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await page
    .getByRole('dialog', { name: 'Confirmation' })
    .getByRole('button', { name: 'OK' })
    .click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toHaveCount(0);
}

/** Logs in with "Remember me", and out again. */
export async function rememberAndLeave(
  page: Page,
  username: string,
  password = PASSWORD,
): Promise<void> {
  const dialog = await openLogin(page);
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('checkbox', { name: 'Remember me' }).check();
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect.poll(async () => (await readStorage(page)).text).toContain(`remember:${username}=`);
  await logOut(page);
}

/** Whether the dialog offers a saved password, which is never in the field itself. */
export async function expectSaved(dialog: Locator, isSaved: boolean): Promise<void> {
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toHaveValue('');
  if (isSaved) await expect(password).toHaveAttribute('placeholder', /^•+$/);
  else await expect(password).not.toHaveAttribute('placeholder');
}

/** A secret in every encoding to search for. */
export function disguises(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    encodeURIComponent(secret),
    Array.from(secret).reverse().join(''),
    [...bytes].join(','),
  ];
}
