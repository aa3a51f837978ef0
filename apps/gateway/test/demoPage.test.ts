import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGateway } from '../src/app';
import { readContract } from '../src/platform/contract';
import { FLAG_NAMES } from '../src/system/flags';
import { DEMO_KEY, startGateway, type TestGateway } from './support/gateway';

describe("the page of the reviewers' switches", () => {
  let gateway: TestGateway;
  const get = (url: string, accept = 'text/html') =>
    gateway.app.inject({ url, headers: { accept } });

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('runs its own two files alone, by the nonce of this one answer', async () => {
    const nonces = new Set<string>();
    for (const _again of [1, 2]) {
      const { statusCode, headers, body } = await get('/demo');
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      const policy = String(headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(policy.split('; ')).toEqual([
        ...["default-src 'none'", `script-src 'nonce-${nonce}'`, `style-src 'nonce-${nonce}'`],
        ...["connect-src 'self'", "base-uri 'none'", "form-action 'none'"],
        ...["frame-ancestors 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'"],
      ]);
      const loaded = [...body.matchAll(/<(?:script|link)[^>]*>/g)].map(([tag]) => tag);
      expect(loaded).toHaveLength(2);
      for (const tag of loaded) expect(tag).toContain(`nonce="${nonce}"`);
      expect(body).not.toMatch(/__[A-Z_]+__|<style|style="|\son\w+="/);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
    for (const file of ['/demo/demo.js', '/demo/demo.css'])
      expect((await get(file)).statusCode, file).toBe(200);
  });

  it('tells nobody the key', async () => {
    for (const url of ['/demo', '/demo/demo.js'])
      expect((await get(url)).body).not.toContain(DEMO_KEY);
  });

  it('has a field for every switch, words for every flag and the name of every operation', async () => {
    const headers = { 'x-demo-key': DEMO_KEY };
    const { value } = await gateway.call('GET', '/wps/demo/switches', { headers });
    const { body } = await get('/demo');
    for (const name of Object.keys(value)) {
      const field = { flags: 'id="flags"', failingOperations: 'id="failing"' }[name];
      expect(body, name).toContain(field ?? `name="${name}"`);
    }
    const script = (await get('/demo/demo.js')).body;
    for (const flag of FLAG_NAMES) expect(script, flag).toMatch(new RegExp(`\\b${flag}: '`));
    for (const { id } of readContract().operations)
      expect(body, id).toContain(`<option value="${id}">`);
  });

  it('puts everything back to how it was at the start', async () => {
    const headers = { 'x-demo-key': DEMO_KEY };
    const before = (await gateway.call('GET', '/wps/demo/switches', { headers })).value;
    const turned = {
      ...{ maintenance: true, regionBlock: true, slowMilliseconds: 5, failingRate: 0.5 },
      ...{ failingOperations: ['getGameList'], rateLimitFactor: 7, captchas: false, popups: false },
      flags: FLAG_NAMES.map((modId) => ({ modId, enabled: false })),
    };
    const change = (body: object) => gateway.call('PUT', '/wps/demo/switches', { body, headers });
    expect((await change(turned)).value).toEqual(turned);
    const written = /data-normal="([^"]+)"/.exec((await get('/demo')).body)?.[1] ?? '';
    const normal = JSON.parse(written.replaceAll('&quot;', '"')) as object;
    expect((await change(normal)).value).toEqual(before);
  });

  it('is nothing outside the demo, even where the site answers every address', async () => {
    const siteDir = mkdtempSync(join(tmpdir(), 'parlour-site-'));
    writeFileSync(join(siteDir, 'index.html'), '<!doctype html><i nonce="__CSP_NONCE__"></i>');
    const config = { ...gateway.config, demo: false, siteDir };
    const { app } = await buildGateway({ config, db: gateway.db, now: gateway.now });
    const page = await app.inject({ url: '/rng', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
    for (const url of ['/demo', '/demo/demo.js', '/demo/demo.css', '/demo/index.html']) {
      const answer = await app.inject({ url, headers: { accept: 'text/html' } });
      expect(answer.statusCode, url).toBe(404);
    }
    const headers = { 'x-demo-key': DEMO_KEY, merchant: 'parlour', language: 'EN' };
    const switches = await app.inject({ url: '/wps/demo/switches', headers });
    expect(switches.statusCode).toBe(404);
    await app.close();
    rmSync(siteDir, { recursive: true });
  });
});
