import type { Page } from '@playwright/test';

/** Changes what the gateway answers to a call, for this page alone. */
export async function changeAnswer<Value>(
  page: Page,
  call: string | RegExp,
  change: (value: Value) => Value,
): Promise<void> {
  await page.route(call, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { value: Value };
    await route.fulfill({ response, json: { ...body, value: change(body.value) } });
  });
}
