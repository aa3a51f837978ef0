import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config';
import { gamePolicy } from '../src/demo/game/gamePolicy';
import { sitePolicy } from '../src/site/sitePolicy';
import { startGateway, type TestGateway } from './support/gateway';

const PAGE = { accept: 'text/html,*/*' };

describe('serving', () => {
  let gateway: TestGateway;
  const site = mkdtempSync(join(tmpdir(), 'parlour-site-'));
  const get = (url: string, headers: Record<string, string> = {}) =>
    gateway.app.inject({ url, headers });

  beforeAll(async () => {
    mkdirSync(join(site, 'assets'));
    const script = `console.log('${'parlour '.repeat(400)}');`;
    writeFileSync(
      join(site, 'index.html'),
      `<!doctype html><script nonce="__CSP_NONCE__" src="/assets/main-1a2b.js"></script>${'<p>words</p>'.repeat(100)}`,
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

  it('packs the document, which has to come in the first window of a connection', async () => {
    const plain = await get('/', PAGE);
    const packed = await get('/', { ...PAGE, 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding, accept-language',
    });
    const text = brotliDecompressSync(packed.rawPayload).toString();
    const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '');
    expect(withoutNonce(text)).toBe(withoutNonce(plain.body));
  });

  it('sets the whole policy and no unsafe word', async () => {
    const { headers } = await get('/', PAGE);
    const policy = String(headers['content-security-policy']);
    const directives = policy.split('; ').map((directive) => directive.split(' ', 1)[0]);
    expect(directives).toEqual([
      ...['default-src', 'script-src', 'style-src', 'style-src-attr', 'img-src', 'font-src'],
      ...['connect-src', 'frame-src', 'media-src', 'manifest-src', 'worker-src', 'base-uri'],
      ...['form-action', 'frame-ancestors', 'object-src', 'require-trusted-types-for'],
      ...['trusted-types', 'report-uri'],
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

  it('[C3] has refusals reported with and without TLS, each in the way that browsers take', () => {
    const policy = (env: NodeJS.ProcessEnv) => sitePolicy(readConfig(env), 'once');
    expect(policy({})).toMatch(/; report-uri \/wps\/report\/csp$/);
    expect(policy({ PUBLIC_ORIGIN: 'https://parlour.example' })).toMatch(
      /; report-uri \/wps\/report\/csp; report-to csp$/,
    );
  });

  it('lets the page ask the servers of feeds that it was told of, and no others', () => {
    const policy = (env: NodeJS.ProcessEnv) => sitePolicy(readConfig(env), 'once');
    expect(policy({})).toContain("; connect-src 'self'; ");
    expect(policy({ FEED_ORIGINS: 'https://feeds.example/jackpot.json' })).toContain(
      "; connect-src 'self' https://feeds.example; ",
    );
  });

  it('lets outside services into the page where they are named, each to what it needs', () => {
    const policy = (env: NodeJS.ProcessEnv) => sitePolicy(readConfig(env), 'once');
    const plain = policy({});
    expect(plain).toContain('; trusted-types site-html dompurify; ');
    expect(plain).toContain("; script-src 'self' 'nonce-once'; ");
    const codes = policy({
      SIGN_IN_ORIGINS: 'https://codes.example, https://tokens.example',
      BOT_CHECK_ORIGINS: 'https://check.example',
    });
    expect(codes).toContain("; connect-src 'self' https://codes.example https://tokens.example; ");
    expect(codes).toMatch(
      /; frame-src [^;]* https:\/\/check\.example https:\/\/codes\.example https:\/\/tokens\.example; /,
    );
    expect(codes).toContain("; script-src 'self' 'nonce-once'; ");
    expect(codes).toContain('; trusted-types site-html dompurify; ');
    const popUps = policy({ SIGN_IN_SCRIPT_ORIGINS: 'https://scripts.example/api.js' });
    expect(popUps).toContain("; script-src 'self' 'nonce-once' https://scripts.example; ");
    expect(popUps).toContain('; trusted-types site-html dompurify default; ');
    expect(popUps).not.toContain('unsafe');
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
});
