import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openServer } from '../../src/database/open';
import { newcomer } from '../examples/identity';
import { serverUrl } from '../support/engine';
import { type GatewayProcess, startProcess } from '../support/gatewayProcess';
import { callsTo } from '../support/processCalls';
import { createDatabase } from '../support/testDatabase';

const SITE = 'https://play.example.org';
const here = fileURLToPath(new URL('../../', import.meta.url));

describe('a gateway that is installed without the folder of the demo', () => {
  let workFolder: string;
  let folder: string;
  let env: NodeJS.ProcessEnv;
  let database: OpenDatabase;
  let dropDatabase: () => Promise<void>;
  let gateway: GatewayProcess;
  let calls: ReturnType<typeof callsTo>;

  /** Installs what a deployment has: sources, migrations, policies and packages. */
  function install(): void {
    workFolder = mkdtempSync(join(tmpdir(), 'parlour-installed-'));
    folder = join(workFolder, 'apps', 'gateway');
    mkdirSync(folder, { recursive: true });
    for (const part of ['src', 'migrations', 'policies', 'package.json'])
      cpSync(join(here, part), join(folder, part), { recursive: true });
    symlinkSync(join(here, 'node_modules'), join(folder, 'node_modules'));
    rmSync(join(folder, 'src', 'demo'), { recursive: true });
  }

  const get = async (path: string, token?: string) => {
    const { status, body } = await calls.call('GET', path, token === undefined ? {} : { token });
    expect(status, `${path}: ${String(body.errorCode)}`).toBe(200);
    return body.value;
  };

  beforeAll(async () => {
    install();
    const fresh = await createDatabase(serverUrl());
    dropDatabase = fresh.drop;
    env = {
      DATABASE_URL: fresh.url,
      DATA_DIR: join(workFolder, 'data'),
      SECRET_KEY: 'the secret key of a real deployment',
      SITE_ORIGIN: SITE,
      RATE_LIMIT_FACTOR: '1000',
    };
    gateway = await startProcess(folder, { ...env, DEMO: '0' });
    calls = callsTo(gateway);
    database = await openServer(fresh.url, async () => undefined);
  });
  afterAll(async () => {
    await gateway.stop();
    await database.close();
    await dropDatabase();
    rmSync(workFolder, { recursive: true });
  });

  it('is well, and says how the site stands', async () => {
    expect(existsSync(join(folder, 'src', 'demo'))).toBe(false);
    for (const path of ['/healthz', '/readyz'])
      expect((await fetch(gateway.address + path)).status, path).toBe(200);
    expect(await get(`/wps/system/status?host=${new URL(SITE).host}`)).toMatchObject({
      info: { resources: {}, mainDomain: 'play.example.org' },
      maintenance: { active: false },
    });
  });

  it('offers what the merchant has not brought yet as nothing', async () => {
    const lanes = await get('/wps/relay/GCSGAME_gameVendor?merchantCode=parlour');
    const { data } = lanes as { data: { lanes: { vendors: unknown[] }[] } };
    expect(data.lanes.flatMap(({ vendors }) => vendors)).toEqual([]);
    const all = 'merchantCode=parlour&isPlatform=2&platform=flash,html5-desktop&language=EN';
    expect(await get(`/wps/relay/GCSGAME_hotGamesV2?${all}`)).toEqual([]);
    expect(await get('/wps/system/content')).toMatchObject({ content: [], totalElements: 0 });
    expect(await get('/wps/relay/CBS_modelList')).toEqual([]);
    expect(await get('/wps/relay/GCS_merchantWallet?merchantCode=parlour')).toMatchObject({
      depositEnabled: false,
      withdrawEnabled: false,
    });
  });

  it('knows no demo', async () => {
    expect((await fetch(`${gateway.address}/demo`)).status).toBe(404);
    expect((await fetch(`${gateway.address}/demo-game/`)).status).toBe(404);
    expect(
      await calls.call('GET', '/wps/demo/switches', { headers: { 'x-demo-key': 'some key' } }),
    ).toMatchObject({ status: 404 });
    // Operations of the demo's game have no handler.
    expect(await calls.call('GET', '/wps/play/session')).toMatchObject({
      body: { errorCode: 'NOT_IMPLEMENTED' },
    });
  });

  it('registers people and lets them in', async () => {
    const fields = await newcomer({ db: database.db, now: Date.now });
    expect(await calls.send('PUT', '/wps/member/register', fields)).toMatchObject({ status: 200 });
    const { username, password } = fields;
    const login = { type: 'username', username, password };
    const answer = await calls.send('POST', '/wps/session/login', login);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const { token } = answer.body.value as { token: string };
    expect(await get('/wps/session/loginInfo', token)).toMatchObject({ account: username });
    expect(await get('/wps/v2/wallets/balance', token)).toMatchObject({ balance: '0.00' });
    expect(await get('/wps/member/banks', token)).toEqual([]);
  });

  it('does not start as a demo', async () => {
    await expect(startProcess(folder, { ...env, DEMO: '1' })).rejects.toThrow(
      /The gateway can't start: .*demo/,
    );
  });
});
