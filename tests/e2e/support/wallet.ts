import type { Page } from '@playwright/test';

/** Payment password of the demo accounts. */
export const PAYMENT_PASSWORD = '482913';

/** Reads from the gateway with the session of the page. */
async function readFromGateway<Value>(page: Page, path: string): Promise<Value> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const answer = await page.request.get(path, {
    headers: { Authorization: `Bearer ${token ?? ''}`, Merchant: 'parlour', Language: 'EN' },
  });
  const { value } = (await answer.json()) as { value: Value };
  return value;
}

/** The rows of a list of the gateway. */
async function readRows<Row>(page: Page, path: string): Promise<Row[]> {
  const { content } = await readFromGateway<{ content: Row[] }>(page, path);
  return content;
}

/** How many records of a list have this amount. */
export async function countOf(page: Page, path: string, amount: string): Promise<number> {
  const rows = await readRows<{ amount: string }>(page, `${path}?pageSize=100`);
  return rows.filter((row) => row.amount === amount).length;
}

/** Lets calls reach the gateway but drops their answers, like a broken connection. */
export async function dropAnswers(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
}

/** Lets a call reach the gateway and delays its answer until the page is reloaded. */
export async function reloadInTheMiddle(
  page: Page,
  path: string,
  send: () => Promise<void>,
): Promise<void> {
  let tell = () => {};
  const isTaken = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    tell();
  });
  await send();
  await isTaken;
  await page.reload();
}
