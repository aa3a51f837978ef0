import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config';
import { createDemoCarrier } from '../src/demo/carrier';
import { chooseCarrier } from '../src/session/chooseCarrier';
import { createCodes } from '../src/session/codes';
import { account } from '../src/session/schema';
import { askForMail, setFlags } from './examples/identity';
import { startGateway, type TestGateway } from './support/gateway';
import { loginUnrestricted } from './support/loginUnrestricted';

const SECRET = 'what the codes are signed with, long enough';
const REAL = { DEMO: '0', SECRET_KEY: 'the secret key of a real deployment' };

interface Taken {
  headers: IncomingMessage['headers'];
  text: string;
  body: Record<string, unknown>;
}

describe('codes that a service of the merchant’s brings', () => {
  let gateway: TestGateway;
  let service: Server;
  let url: string;
  let status = 200;
  const taken: Taken[] = [];

  const sendRegisterCode = (mobileNo: string) =>
    gateway.call('POST', '/wps/verification/sms/register', {
      body: { mobileNo, countryDialingCode: '65' },
    });
  const sendLoginCode = (mobileNum: string) =>
    gateway.call('POST', '/wps/verification/sms/noLogin', {
      body: { mobileNum, countryDialingCode: '65' },
    });
  const arrived = async (count: number): Promise<Taken> => {
    await expect.poll(() => taken.length).toBe(count);
    const last = taken.at(-1);
    if (last === undefined) throw new Error('Nothing arrived');
    return last;
  };

  beforeAll(async () => {
    service = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      request.on('end', () => {
        taken.push({ headers: request.headers, text, body: JSON.parse(text) as Taken['body'] });
        response.writeHead(status, { location: 'https://elsewhere.example/' }).end('{}');
      });
    });
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/codes`;
    // The demo accounts, with a carrier as in a real deployment.
    gateway = await startGateway({ CODES_WEBHOOK_URL: url, CODES_WEBHOOK_SECRET: SECRET });
    await setFlags(gateway, { REGMOBVERF3: true });
  });
  beforeEach(() => {
    taken.length = 0;
    status = 200;
  });
  afterAll(async () => {
    await gateway.close();
    service.close();
  });

  it('are handed over signed, fresh each time, and open what they are for', async () => {
    expect(await sendLoginCode('81230001')).toMatchObject({ status: 200 });
    const { headers, text, body } = await arrived(1);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      merchant: 'parlour',
      channel: 'sms',
      to: '+6581230001',
      purpose: 'login',
      expiresInMinutes: 5,
      language: 'EN',
      code: expect.stringMatching(/^\d{6}$/) as string,
    });
    const [, seconds = '', mac = ''] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-parlour-signature'])) ?? [];
    expect(mac).toBe(createHmac('sha256', SECRET).update(`${seconds}.${text}`).digest('hex'));
    expect(headers['content-type']).toBe('application/json');
    const fields = { type: 'sms', mobileNum: '81230001', countryDialingCode: '65' };
    const opened = await gateway.send('POST', '/wps/session/login', {
      ...fields,
      verificationCode: body['code'],
    });
    expect(opened).toMatchObject({ status: 200 });
    expect(gateway.printed).toEqual([]);

    const codes = new Set<unknown>();
    for (const mobileNo of ['87770001', '87770002', '87770003', '87770004', '87770005']) {
      await sendRegisterCode(mobileNo);
      codes.add(taken.at(-1)?.body['code']);
    }
    expect(codes.size).toBeGreaterThan(1);
  });

  it('go to addresses too, as codes and as links, in the language of their reader', async () => {
    await gateway.db.update(account).set({ language: 'ID' }).where(eq(account.username, 'first1'));
    const token = await loginUnrestricted(gateway, 'first1');
    const email = 'marlow@mail.example';
    const asked = await gateway.call('POST', '/wps/member/security/code', {
      token,
      body: { target: 'email', email },
    });
    expect(asked).toMatchObject({ status: 200 });
    expect((await arrived(1)).body).toMatchObject({
      channel: 'email',
      to: email,
      purpose: 'bind',
      language: 'ID',
    });
    await askForMail(gateway, { username: 'agent1', email: 'agent1@parlour.example' });
    const { body } = await arrived(2);
    expect(body).toMatchObject({ channel: 'email', purpose: 'password', expiresInMinutes: 30 });
    expect(body['link']).toMatch(/\/resetPassword#token=[\w-]{43}$/);
    expect(body).not.toHaveProperty('code');
  });

  it('that nobody takes are refused, and may be asked for again at once', async () => {
    for (const refused of [500, 302, 404]) {
      status = refused;
      expect(await sendRegisterCode('86660001'), String(refused)).toMatchObject({
        status: 503,
        errorCode: 'CODE_NOT_SENT',
        message: 'The code could not be sent, please try again',
      });
    }
    status = 200;
    gateway.pass(10 * 60_000);
    await gateway.call('PUT', '/wps/demo/switches', {
      body: { rateLimitFactor: 1 },
      headers: { 'x-demo-key': gateway.config.demoKey },
    });
    expect(await sendRegisterCode('86660001')).toMatchObject({ status: 200 });
    expect(await sendRegisterCode('86660001')).toMatchObject({ status: 429 });
    await gateway.call('PUT', '/wps/demo/switches', {
      body: { rateLimitFactor: 1000 },
      headers: { 'x-demo-key': gateway.config.demoKey },
    });
  });

  it('for a number on record fail in silence, as for a number of nobody', async () => {
    status = 500;
    const known = await sendLoginCode('81230002');
    const unknown = await sendLoginCode('89990002');
    expect(known).toMatchObject({ status: 200 });
    expect(unknown.value).toEqual(known.value);
    await arrived(1);
  });

  it('are not in the log, nor is where they went', async () => {
    const lines: string[] = [];
    const { log } = fastify({
      logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
    });
    const config = readConfig({
      ...REAL,
      CODES_WEBHOOK_URL: url,
      CODES_WEBHOOK_SECRET: SECRET,
    });
    const said: string[] = [];
    const codes = createCodes(
      chooseCarrier(
        config,
        createDemoCarrier((line) => void said.push(line)),
      ),
      log,
    );
    const message = {
      channel: 'sms',
      to: '+65 85550001',
      purpose: 'login',
      content: { code: '918273' },
      expiresInMinutes: 5,
      language: 'EN',
    } as const;
    status = 500;
    await expect(codes.send(message)).rejects.toMatchObject({ code: 'CODE_NOT_SENT' });
    codes.sendUnseen(message);
    await codes.settled();
    expect(taken).toHaveLength(2);
    expect(lines).toHaveLength(2);
    expect([...lines, ...said].join('')).not.toMatch(/918273|85550001|SECRET|signed with/);
    expect(lines[0]).toContain('"purpose":"login"');
  });
});

describe('without a carrier', () => {
  it('what needs a code is off outside the demo', async () => {
    const gateway = await startGateway(REAL);
    const number = { countryDialingCode: '65' };
    const off = { status: 403, errorCode: 'FEATURE_OFF' };
    const post = (url: string, body: object, token?: string) =>
      gateway.call('POST', url, { body, ...(token === undefined ? {} : { token }) });
    const sms = '/wps/verification/sms/noLogin';
    expect(await post(sms, { ...number, mobileNum: '81230001' })).toMatchObject(off);
    expect(await post(sms, { ...number, mobileNum: '89990001' })).toMatchObject(off);
    for (const username of ['agent1', 'nobody']) {
      const email = `${username}@parlour.example`;
      const { status, body } = await askForMail(gateway, { username, email });
      expect([status, body.errorCode]).toEqual([403, 'FEATURE_OFF']);
    }
    const token = await gateway.login('member1');
    const bind = '/wps/member/security/code';
    const email = 'marlow@mail.example';
    expect(await post(bind, { target: 'email', email }, token)).toMatchObject(off);
    const mobile = { target: 'mobile', ...number, mobileNum: '87654321' };
    expect(await post(bind, mobile, token)).toMatchObject(off);
    const credentials = { type: 'username', username: 'newip1', password: 'Parlour#2024' };
    const asked = await gateway.send('POST', '/wps/session/login/v2', credentials);
    expect(asked.value).toMatchObject({ challengeMethods: ['payeeName'] });
    expect(gateway.printed).toEqual([]);
    await gateway.close();
  });
});

describe('the configuration of secrets', () => {
  it.each([
    [{ DEMO: '0' }, 'SECRET_KEY is missing'],
    [{ SECRET_KEY: 'too short' }, 'SECRET_KEY has to have at least 32'],
    [{ ...REAL, SECRET_KEY: `${REAL.SECRET_KEY},short` }, 'SECRET_KEY has to have at least 32'],
    [{ CODES_WEBHOOK_URL: 'http://codes.example/', CODES_WEBHOOK_SECRET: SECRET }, 'https://'],
    [{ CODES_WEBHOOK_URL: 'codes.example', CODES_WEBHOOK_SECRET: SECRET }, 'https://'],
    [{ CODES_WEBHOOK_URL: 'https://codes.example/' }, 'CODES_WEBHOOK_SECRET has to have'],
  ])('%j stops the start', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it('takes several keys, and none in the demo', () => {
    const two = readConfig({
      ...REAL,
      SECRET_KEY: `${REAL.SECRET_KEY}, ${SECRET.replace(',', '')}`,
    });
    expect(two.secretKeys).toHaveLength(2);
    expect(readConfig({}).secretKeys).toHaveLength(1);
    expect(readConfig({}).codesWebhook).toBeNull();
  });
});
