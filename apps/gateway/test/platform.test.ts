import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from '../src/database/folderLock';
import { openEmbedded } from '../src/database/open';
import { rateUse } from '../src/database/schema';
import { gamePolicy } from '../src/platform/headers';
import { createLimiter } from '../src/platform/limits';
import { DEMO_KEY, startGateway, type TestGateway } from './support/gateway';

const PAGE = { accept: 'text/html,*/*' };

describe('serving', () => {
  let gateway: TestGateway;
  const site = mkdtempSync(join(tmpdir(), 'parlour-site-'));
  const get = (url: string, headers: Record<string, string> = {}) =>
    gateway.app.inject({ url, headers });
  const turn = (body: object) =>
    gateway.call('PUT', '/wps/demo/switches', { body, headers: { 'x-demo-key': DEMO_KEY } });

  beforeAll(async () => {
    mkdirSync(join(site, 'assets'));
    const script = `console.log('${'parlour '.repeat(400)}');`;
    writeFileSync(
      join(site, 'index.html'),
      '<!doctype html><script nonce="__CSP_NONCE__" src="/assets/main-1a2b.js"></script>',
    );
    writeFileSync(join(site, 'assets', 'main-1a2b.js'), script);
    writeFileSync(join(site, 'merchant.json'), '{"merchantCode":"parlour"}');
    gateway = await startGateway({ SITE_DIR: site });
  });
  afterAll(async () => {
    await gateway.close();
    rmSync(site, { recursive: true, force: true });
  });

  it('gives every page of the site its own nonce, in the document and in the policy', async () => {
    const nonces = new Set<string>();
    for (const url of ['/', '/rng', '/member/anything?x=1', '/index.html']) {
      const { statusCode, headers, body } = await get(url, PAGE);
      expect(statusCode, url).toBe(200);
      expect(body).not.toContain('__CSP_NONCE__');
      expect(headers['cache-control']).toBe('no-store');
      const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(4);
  });

  it('sets the whole policy and no unsafe word', async () => {
    const { headers } = await get('/', PAGE);
    const policy = String(headers['content-security-policy']);
    const directives = policy.split('; ').map((directive) => directive.split(' ', 1)[0]);
    expect(directives).toEqual([
      ...['default-src', 'script-src', 'style-src', 'style-src-attr', 'img-src', 'font-src'],
      ...['connect-src', 'frame-src', 'media-src', 'manifest-src', 'worker-src', 'base-uri'],
      ...['form-action', 'frame-ancestors', 'object-src', 'require-trusted-types-for'],
      ...['trusted-types', 'report-to'],
    ]);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain(`frame-src ${gateway.config.gameOrigins.join(' ')};`);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'reporting-endpoints': 'csp="/wps/report/csp"',
    });
  });

  it('keeps hashed assets for good, packed, and asks again for the merchant document', async () => {
    const asset = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const merchant = await get('/merchant.json');
    expect(merchant.headers['cache-control']).toBe('no-cache');
    const etag = String(merchant.headers.etag);
    expect((await get('/merchant.json', { 'if-none-match': etag })).statusCode).toBe(304);
    writeFileSync(join(site, 'merchant.json'), '{"merchantCode":"edited"}');
    expect((await get('/merchant.json')).json()).toEqual({ merchantCode: 'edited' });
  });

  it('does not answer a page where a file or a call is missing', async () => {
    expect((await get('/assets/gone-9f.js', PAGE)).statusCode).toBe(404);
    expect((await get('/rng')).statusCode).toBe(404);
    expect((await get('/')).statusCode).toBe(200);
    const call = await get('/wps/unknown', PAGE);
    expect(call.statusCode).toBe(404);
    expect(call.json()).toMatchObject({ success: false, errorCode: 'NOT_FOUND' });
  });

  it('refuses to start with a site whose document has no place for the nonce', async () => {
    const bare = mkdtempSync(join(tmpdir(), 'parlour-bare-'));
    writeFileSync(join(bare, 'index.html'), '<!doctype html>');
    await expect(startGateway({ SITE_DIR: bare })).rejects.toThrow('__CSP_NONCE__');
    rmSync(bare, { recursive: true });
  });

  it('lets the site frame the demo game, and nobody else', async () => {
    const { headers, body } = await get('/demo-game/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`frame-ancestors ${gateway.config.siteOrigin}`);
    expect(policy).not.toContain('unsafe');
    expect(gamePolicy({ ...gateway.config, demo: false })).toContain(
      `frame-ancestors ${gateway.config.siteOrigin};`,
    );
    expect(body).not.toMatch(/__[A-Z_]+__|<style|style="|<script(?![^>]*src=)/);
    expect((await get('/demo-game/main.js')).statusCode).toBe(200);
  });

  it('draws a picture once and offers the format that the browser takes', async () => {
    const url = '/TCG_PROD_IMAGES/GAME_ICON/LNW/lantern-koi.png';
    const webp = await get(url, { accept: 'image/avif,image/webp,*/*' });
    expect(webp.headers).toMatchObject({
      'content-type': 'image/webp',
      vary: 'accept',
      'cache-control': 'public, max-age=2592000',
    });
    expect(webp.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    const etag = String(webp.headers.etag);
    const again = { accept: 'image/webp', 'if-none-match': etag };
    expect((await get(url, again)).statusCode).toBe(304);
    const png = await get('/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/LNW-ACTIVE.png');
    expect(png.headers['content-type']).toBe('image/png');
    expect(png.headers.etag).not.toBe(etag);
    expect((await get('/TCG_PROD_IMAGES/GAME_ICON/LNW/no-such-game.png')).statusCode).toBe(404);
  });

  it('is closed to other origins', async () => {
    const headers = { origin: 'https://elsewhere.example', merchant: 'parlour', language: 'EN' };
    const answer = await get('/wps/system/whitelabel', headers);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('refuses what can not be read, in the envelope and without a word about its inside', async () => {
    const payloads = ['{', '[1,', '"', '{"__proto__":{"x":1}}', 'x'.repeat(70_000)];
    for (const payload of payloads) {
      const answer = await gateway.app.inject({
        method: 'POST',
        url: '/wps/session/login',
        headers: { 'content-type': 'application/json', merchant: 'parlour', language: 'ID' },
        payload,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false });
      expect(answer.body).not.toMatch(/at .*\.(ts|js)|node_modules/);
    }
  });

  it('takes reports of refused content in both forms that browsers send', async () => {
    const report = (type: string, payload: unknown) =>
      gateway.app.inject({
        method: 'POST',
        url: '/wps/report/csp',
        headers: { 'content-type': type },
        payload: JSON.stringify(payload),
      });
    const old = { 'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'inline' } };
    expect((await report('application/csp-report', old)).statusCode).toBe(200);
    const body = { effectiveDirective: 'script-src', blockedURL: 'inline' };
    const list = [{ type: 'csp-violation', body }];
    expect((await report('application/reports+json', list)).statusCode).toBe(200);
    expect((await report('application/reports+json', [])).statusCode).toBe(400);
  });

  it('speaks the language of the caller in its refusals', async () => {
    const answer = await gateway.call('GET', '/wps/v2/wallets/balance', {
      headers: { language: 'CN' },
    });
    expect(answer.message).toBe('您尚未登录，请先登录');
  });

  it('closes the site by switch, says so, and stays reachable for reviewers', async () => {
    const lists = '/wps/relay/GCSGAME_gameVendor?merchantCode=parlour';
    await turn({ maintenance: true, regionBlock: true });
    expect(await gateway.call('GET', lists)).toMatchObject({
      status: 503,
      errorCode: 'MAINTENANCE',
    });
    const status = await gateway.call('GET', '/wps/system/status?host=localhost:5173');
    expect(status.value).toMatchObject({
      maintenance: { active: true },
      regionRestriction: { active: true },
    });
    await turn({ maintenance: false });
    expect(await gateway.call('GET', lists)).toMatchObject({ errorCode: 'REGION_BLOCKED' });
    await turn({ regionBlock: false, failingOperations: ['getGameVendors'] });
    expect(await gateway.call('GET', lists)).toMatchObject({ status: 500 });
    await turn({ failingOperations: [], flags: [{ modId: 'FREEPLAY3', enabled: false }] });
    expect(await gateway.call('GET', lists)).toMatchObject({ status: 200 });
    const flags = await gateway.call('GET', '/wps/system/whitelabel');
    expect(JSON.stringify(flags.value)).toContain('"modId":"FREEPLAY3","enabled":"0"');
  });

  it('has no switches without the key', async () => {
    const wrong = { headers: { 'x-demo-key': 'some-other-key' } };
    expect(await gateway.call('GET', '/wps/demo/switches', wrong)).toMatchObject({ status: 404 });
  });

  it('knows the hosts of the site', async () => {
    const other = await gateway.call('GET', '/wps/system/status?host=elsewhere.example');
    expect(other).toMatchObject({
      status: 403,
      message: 'Invalid URL, please contact customer service',
    });
  });
});

describe('the data folder', () => {
  it('is used by one gateway at a time', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-lock-'));
    // A process that is certainly alive and certainly another one.
    writeFileSync(join(folder, 'gateway.lock'), String(process.ppid));
    expect(() => lockFolder(folder)).toThrow(`process ${process.ppid}`);
    writeFileSync(join(folder, 'gateway.lock'), '999999999');
    lockFolder(folder)();
    rmSync(folder, { recursive: true });
  });

  it('is left alone when it is damaged, with a word on how to start afresh', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-damaged-'));
    writeFileSync(join(folder, 'something'), 'kept');
    const opening = openEmbedded(
      folder,
      async () => undefined,
      () => undefined,
    );
    await expect(opening).rejects.toThrow(/may be damaged.*Nothing was changed.*delete it/);
    rmSync(folder, { recursive: true });
  });
});

describe('limits', () => {
  const budget = { max: 2, windowMs: 10_000 };
  let gateway: TestGateway;
  let at = 0;
  const limiterOf = (factor = 1) =>
    createLimiter(
      gateway.db,
      () => factor,
      () => at,
    );
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('count by key in a sliding window and say how long to wait', async () => {
    at = 1_000_000;
    const limiter = limiterOf();
    await limiter.use('a', budget);
    at += 4000;
    await limiter.use('a', budget);
    await limiter.use('b', budget);
    const wait = { value: { retryAfterSeconds: 6 } };
    await expect(limiter.use('a', budget)).rejects.toMatchObject(wait);
    await expect(limiter.check('a', budget)).rejects.toMatchObject(wait);
    at += 6001;
    await limiter.use('a', budget);
    await expect(limiter.use('a', budget)).rejects.toThrow();
  });

  it('count together whichever process is asked, also at the same moment', async () => {
    const [one, other] = [limiterOf(), limiterOf()];
    const tries = Array.from({ length: 20 }, (_, place) =>
      (place % 2 === 0 ? one : other).use('shared', budget).then(
        () => true,
        () => false,
      ),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(2);
    expect(await one.count('shared', budget)).toBe(2);
  });

  it('take a use back and forget a key; what no window reaches is removed in time', async () => {
    const limiter = limiterOf();
    await limiter.use('kept', budget);
    await limiter.use('kept', budget);
    await limiter.undo('kept');
    expect(await limiter.count('kept', budget)).toBe(1);
    await limiter.forget('kept');
    expect(await limiter.count('kept', budget)).toBe(0);
    await limiter.use('kept', budget);
    // The first look at the clock only notes how late it is.
    await gateway.runJobs();
    gateway.pass(24 * 3_600_000);
    await gateway.runJobs();
    expect(await gateway.db.$count(rateUse, eq(rateUse.refused, false))).toBe(0);
  });

  it('refuse nobody under a factor beyond what is remembered', async () => {
    const limiter = limiterOf(1000);
    for (let use = 0; use < 300; use += 1) await limiter.use('many', budget);
    expect(await limiter.count('many', budget)).toBe(128);
  });
});
