import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { message } from '../src/inbox/schema';
import { account } from '../src/session/schema';
import { startGateway, type TestGateway } from './support/gateway';

interface Summary {
  messageId: string;
  title: string;
  preview: string;
  read: boolean;
  sentAt: string;
}
interface MessagePage {
  content: Summary[];
  totalElements: number;
  totalPages: number;
}

const AT = '/wps/messages';

describe('the inbox', () => {
  let gateway: TestGateway;
  let token: string;
  let agent: string;

  const page = async (query = '', by = token, language = 'EN') =>
    (await gateway.call('GET', `${AT}?${query}`, { token: by, headers: { language } }))
      .value as MessagePage;
  const read = (body: object) => gateway.call('PUT', `${AT}/read`, { token, body });
  const remove = (body: object, by = token) =>
    gateway.call('POST', `${AT}/delete`, { token: by, body });
  const unread = async (by = token) => {
    const { value } = await gateway.call('GET', '/wps/relay/CSP_unreadCount', { token: by });
    return (value as { unreadMessage: number }).unreadMessage;
  };

  beforeAll(async () => {
    gateway = await startGateway();
    agent = await gateway.login('agent1');
  });
  beforeEach(async () => {
    token = await gateway.login('member1');
  });
  afterAll(() => gateway.close());

  it('[MC-05] comes in pages, newest first, each message once', async () => {
    // Besides the demo's own there is the message about this login from a new address.
    const first = await page();
    expect(first).toMatchObject({ totalElements: 26, totalPages: 3, pageSize: 10, pageNum: 1 });
    const all = [first, await page('pageNo=2'), await page('pageNo=3')].flatMap((p) => p.content);
    expect(new Set(all.map(({ messageId }) => messageId)).size).toBe(26);
    const times = all.map(({ sentAt }) => sentAt);
    expect(times).toEqual(times.toSorted().reverse());
    expect(all.every(({ preview }) => preview !== '' && !/[<>]/.test(preview))).toBe(true);
    expect(await page('pageNo=4')).toMatchObject({ content: [], totalElements: 26 });
  });

  it('[MC-05] shows those not read yet, and the count follows', async () => {
    const fresh = await page('unread=true&pageSize=50');
    expect(fresh.content.length).toBeGreaterThan(2);
    expect(fresh.content.every((one) => !one.read)).toBe(true);
    expect(await unread()).toBe(fresh.totalElements);
    const [first, second] = fresh.content.map(({ messageId }) => messageId);
    const left = fresh.totalElements - 2;
    const named = { messageIds: [first, second, 'ms-999999999', 'ms-0', 'koi'] };
    expect((await read(named)).value).toEqual({ changedCount: 2, unreadMessage: left });
    expect((await read(named)).value).toEqual({ changedCount: 0, unreadMessage: left });
    expect(await unread()).toBe(left);
    expect((await page('unread=false&pageSize=50')).content.every((one) => one.read)).toBe(true);
    expect((await read({})).value).toEqual({ changedCount: left, unreadMessage: 0 });
  });

  it('[MC-05] reads a message without marking it', async () => {
    const { messageId, title } = (await page()).content[0] as Summary;
    await gateway.db.update(message).set({ readAt: null }).where(eq(message.title, title));
    const before = await unread();
    const { value } = await gateway.call('GET', `${AT}/${messageId}`, { token });
    expect(value).toMatchObject({ messageId, title, read: false });
    expect((value as { content: string }).content).toMatch(/^<p>/);
    expect(await unread()).toBe(before);
  });

  it('[MC-05] deletes for good what is named', async () => {
    const { content, totalElements } = await page();
    const messageIds = content.slice(0, 3).map(({ messageId }) => messageId);
    expect((await remove({ messageIds })).value).toMatchObject({ changedCount: 3 });
    expect((await remove({ messageIds })).value).toMatchObject({ changedCount: 0 });
    expect((await page()).totalElements).toBe(totalElements - 3);
    const gone = await gateway.call('GET', `${AT}/${messageIds[0]}`, { token });
    expect(gone).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
  });

  it('keeps messages to their owner, and names that are none alike', async () => {
    const own = (await page()).content[0]?.messageId ?? '';
    const before = await page('pageSize=50');
    for (const id of [own, 'ms-999999999', 'ms-99999999999999999999', '1', "ms-1' or '1'='1"]) {
      const answer = await gateway.call('GET', `${AT}/${encodeURIComponent(id)}`, { token: agent });
      expect(answer, id).toMatchObject({ status: 404, errorCode: 'NOT_FOUND', value: null });
    }
    expect((await remove({ messageIds: [own] }, agent)).value).toMatchObject({ changedCount: 0 });
    await remove({}, agent);
    expect((await page('', agent)).totalElements).toBe(0);
    expect(await page('pageSize=50')).toEqual(before);
  });

  it('speaks the language of whoever reads it', async () => {
    const titles = async (language: string) =>
      (await page('pageSize=50', token, language)).content.map(({ title }) => title);
    const [english, chinese, indonesian] = [
      await titles('EN'),
      await titles('CN'),
      await titles('ID'),
    ];
    expect(chinese.every((title) => /\p{Script=Han}/u.test(title))).toBe(true);
    expect(indonesian.some((title, at) => title !== english[at])).toBe(true);
    expect((await titles('TH')).every((title) => /\p{Script=Thai}/u.test(title))).toBe(true);
  });

  it('cuts previews of long texts, and shows markup that was written out as what it is', async () => {
    const [owner] = await gateway.db.select().from(account).where(eq(account.username, 'member1'));
    const content = `<p>&lt;b&gt;${' quiet harbour'.repeat(200)}</p>`;
    const sentAt = new Date(gateway.now() + 1000);
    await gateway.db
      .insert(message)
      .values({ accountId: owner?.id ?? 0, title: 'Long', content, sentAt });
    const [first] = (await page()).content;
    expect(first?.preview).toMatch(/^<b> quiet harbour .*…$/);
    expect(first?.preview.length).toBeLessThan(170);
  });
});
