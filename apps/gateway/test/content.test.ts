import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_PAGES } from '../src/demo/content/pages';
import { hashToken } from '../src/platform/tokens';
import { captcha } from '../src/session/schema';
import { feedback } from '../src/support/schema';
import { DEMO_KEY, startGateway, type TestGateway } from './support/gateway';

interface Entry {
  pageId: string;
  kind: string;
  title: string;
  publishedAt: string;
}

const LIST = '/wps/system/content';
const KINDS = [
  'ABOUT_US',
  'NEWS',
  'BLOG',
  'VIP',
  'CREDIT_REPORT',
  'BEGINNER_GUIDE',
  'INSTALLATION_GUIDE',
  'POINTS_RULES',
  'EXCHANGE_RATES',
  'RESPONSIBLE_GAMING',
  'TERMS',
  'PRIVACY',
];
/** The HTML that the merchant's texts may have; none of it can do anything. */
const HARMLESS =
  /^(?:[^<]|<\/?(?:p|ul|ol|li|h2|strong|em|table|thead|tbody|tr|th|td)>|<a href="\/[^"]*">|<\/a>)+$/;

let gateway: TestGateway;
const get = (url: string, language = 'EN') => gateway.call('GET', url, { headers: { language } });

beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => gateway.close());

describe('pages of text', () => {
  it('[SUP-06] there is one of every kind, newest first, for everybody', async () => {
    for (const kind of KINDS) {
      const { content } = (await get(`${LIST}?kind=${kind}`)).value as { content: Entry[] };
      expect(content.length, kind).toBeGreaterThan(0);
      expect(content.every((entry) => entry.kind === kind)).toBe(true);
      const times = content.map(({ publishedAt }) => publishedAt);
      expect(times).toEqual(times.toSorted().reverse());
    }
    const all = (await get(`${LIST}?pageSize=5&pageNo=2`)).value as { totalElements: number };
    expect(all).toMatchObject({
      pageNum: 2,
      pageSize: 5,
      totalElements: CONTENT_PAGES.length,
    });
    expect(await get(`${LIST}?kind=SPORTS`)).toMatchObject({ status: 400 });
  });

  it('each opens in three languages, in others in English', async () => {
    for (const page of CONTENT_PAGES) {
      const { id } = page;
      for (const language of ['EN', 'CN', 'ID'] as const) {
        const [title, content] = [page.title[language], page.content[language]];
        const { value } = await get(`${LIST}/${id}`, language);
        expect(value).toMatchObject({ pageId: id, title, content, language });
        expect(content, `${id} in ${language}`).toMatch(HARMLESS);
      }
      gateway.pass(10_000);
    }
    expect((await get(`${LIST}/about-us`, 'TH')).value).toMatchObject({ language: 'EN' });
    for (const id of ['nobody', 'constructor'])
      expect(await get(`${LIST}/${id}`)).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
    expect(await get(`${LIST}/..%2Fetc`)).toMatchObject({ status: 400 });
  });
});

describe('customer service', () => {
  const send = (body: object, token?: string, remoteAddress = '198.51.100.7') =>
    gateway.call('PUT', '/wps/feedback', {
      body: { kind: 'COMPLAINT', ...body },
      remoteAddress,
      ...(token === undefined ? {} : { token }),
    });

  it('[SUP-01] names its chats and telephones, and who answers now', async () => {
    const models = async (hour: number) => {
      const { value } = await get('/wps/relay/CBS_modelList');
      expect(new Date(gateway.now()).getUTCHours()).toBe(hour);
      return value as { csType: string; telephone: string | null; available: boolean }[];
    };
    const toHour = (hour: number) => {
      const day = 86_400_000;
      gateway.pass((hour * 3_600_000 - (gateway.now() % day) + 2 * day) % day);
    };
    toHour(12);
    const byDay = await models(12);
    expect(byDay.map(({ csType }) => csType)).toEqual(['LIVECHAT', 'LIVECHAT', 'TELEPHONE']);
    expect(byDay.map(({ telephone }) => telephone !== null)).toEqual([false, false, true]);
    expect(byDay.every(({ available }) => available)).toBe(true);
    toHour(23);
    expect((await models(23)).map(({ available }) => available)).toEqual([true, true, false]);
  });

  it('[SUP-01] opens a chat window of its own each time, which can do nothing but show', async () => {
    const launch = async (query: string, language = 'EN') => {
      const { value } = await get(`/wps/relay/CBS_launchChat${query}`, language);
      return new URL((value as { chatUrl: string }).chatUrl);
    };
    const [first, second] = [await launch(''), await launch('?modelId=cs-chat-2', 'ID')];
    expect(first.origin).toBe(gateway.config.publicOrigin);
    expect(first.pathname).not.toBe((await launch('')).pathname);
    const page = await gateway.app.inject(second.pathname + second.search);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(page.body).toContain('lang="id"');
    expect(page.body).toContain('Obrolan demo');
    expect(page.body).toContain('prefers-color-scheme:dark');
    expect(page.body).not.toMatch(/<script|style=|onload|https?:/);
    for (const modelId of ['cs-tel-1', 'nobody'])
      expect(await get(`/wps/relay/CBS_launchChat?modelId=${modelId}`)).toMatchObject({
        status: 404,
      });
    for (const address of ['/demo-chat/x', `${second.pathname}?modelId=%3Cscript%3E`])
      expect((await gateway.app.inject(address)).statusCode).toBe(404);
  });

  it('answers during maintenance too', async () => {
    const change = (maintenance: boolean) =>
      gateway.call('PUT', '/wps/demo/switches', {
        body: { maintenance },
        headers: { 'x-demo-key': DEMO_KEY },
      });
    await change(true);
    for (const url of ['/wps/relay/CBS_modelList', '/wps/relay/CBS_launchChat'])
      expect(await get(url)).toMatchObject({ status: 200 });
    await change(false);
  });

  it('[SUP-02] takes feedback of 10 to 500 letters', async () => {
    const token = await gateway.login('member1');
    const errorOf = async (content: string) => {
      const { status, value } = await send({ content }, token);
      return status === 200 ? null : (value as { fields: object[] }).fields[0];
    };
    expect(await errorOf('too short')).toEqual({ field: 'content', code: 'tooShort' });
    expect(await errorOf(`   ${'a'.repeat(9)}   `)).toEqual({ field: 'content', code: 'tooShort' });
    expect(await errorOf('静'.repeat(10))).toBeNull();
    expect(await errorOf('🦊'.repeat(500))).toBeNull();
    expect(await errorOf('a'.repeat(501))).toEqual({ field: 'content', code: 'tooLong' });
    const { value } = await send({ content: ' <b>Nobody</b> answers ', contact: ' ' }, token);
    const { feedbackId } = value as { feedbackId: string };
    const [kept] = await gateway.db.select().from(feedback).where(eq(feedback.id, feedbackId));
    expect(kept).toMatchObject({
      kind: 'COMPLAINT',
      content: '<b>Nobody</b> answers',
      contact: null,
    });
  });

  it('asks guests who send much for a captcha, and then to wait', async () => {
    const content = 'The lobby is quieter than it was.';
    for (let n = 0; n < 3; n += 1) expect(await send({ content })).toMatchObject({ status: 200 });
    const asked = await send({ content });
    expect(asked).toMatchObject({ errorCode: 'CAPTCHA_REQUIRED', value: { captcha: true } });
    expect(await send({ content }, undefined, '198.51.100.8')).toMatchObject({ status: 200 });
    const read = async () => {
      const captchaId = crypto.randomUUID();
      const expiresAt = new Date(gateway.now() + 60_000);
      const owner = hashToken(captchaId);
      await gateway.db.insert(captcha).values({ owner, textHash: hashToken('KOIA'), expiresAt });
      return send({ content, captchaId, captcha: 'ｋｏｉ a' });
    };
    for (let n = 0; n < 7; n += 1) expect(await read()).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ status: 429 });
  });
});
