import { expect, type Page } from '@playwright/test';

/** Changes white-label flags in the gateway's answer, for this page only. */
export async function withFlags(page: Page, changes: Record<string, boolean>): Promise<void> {
  await page.route('**/wps/system/status**', async (route) => {
    const answer = await route.fetch();
    let body = await answer.text();
    for (const [name, isOn] of Object.entries(changes)) {
      expect(body).toContain(`"modId":"${name}"`);
      body = body.replace(
        new RegExp(`("modId":"${name}","enabled":")[01]`),
        (_, start: string) => `${start}${isOn ? '1' : '0'}`,
      );
    }
    await route.fulfill({ response: answer, body });
  });
}

/** Changes the merchant document for this page alone. */
export async function withMerchant(page: Page, changes: object): Promise<void> {
  await page.route('**/merchant.json', async (route) => {
    const answer = await route.fetch();
    const document = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...document, ...changes } });
  });
}
