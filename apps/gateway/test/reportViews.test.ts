import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportView } from '../src/agent/schema';
import type { components } from '../src/generated/contract';
import { startGateway, type TestGateway } from './support/gateway';
import { createTeamReader } from './support/team';

type Schemas = components['schemas'];
type Report = Schemas['TeamReportName'];
type State = Schemas['ReportViewState'];

const URL = '/wps/agent/report/views';
const QUIET: State = {
  kind: 'agent',
  level: '1',
  activity: 'no30',
  view: 'list',
  sort: '-balance',
};

describe('[AG-09] saved views of reports', () => {
  let gateway: TestGateway;
  const { tokenOf, read, person } = createTeamReader(() => gateway);

  const send = async (method: 'POST' | 'PUT', body: object, by = 'agent1') =>
    gateway.call(method, URL, { token: await tokenOf(by), body });
  const save = (name: string, state: object = QUIET, report: Report = 'listTeamMembers') =>
    send('POST', { report, name, state });
  const remove = async (viewId: string, by = 'agent1') =>
    gateway.call('DELETE', `${URL}?viewId=${viewId}`, { token: await tokenOf(by) });
  const views = async (report: Report = 'listTeamMembers', by?: string) =>
    (await read<'ReportViews'>(`report/views?report=${report}`, by)).views;
  const namesOf = async (report?: Report) => (await views(report)).map(({ name }) => name);
  const idOf = async (wanted: string) =>
    (await views()).find(({ name }) => name === wanted)?.viewId ?? '';

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('are there again as they were saved, by name, each with its report and its owner', async () => {
    expect(await views()).toEqual([]);
    await save('  Quiet agents ');
    const saved = (await save('active', {})).value as Schemas['ReportViews'];
    expect(saved.views).toEqual([
      { viewId: expect.stringMatching(/^rv-\d+$/) as string, name: 'active', state: {} },
      { viewId: expect.stringMatching(/^rv-\d+$/) as string, name: 'Quiet agents', state: QUIET },
    ]);
    expect(await views()).toEqual(saved.views);
    expect(await views('getTeamBets')).toEqual([]);
    expect(await views('listTeamMembers', 'quay1')).toEqual([]);
  });

  it('have names of their own within a report', async () => {
    expect(await save('QUIET agents', {})).toMatchObject({
      errorCode: 'BAD_REQUEST',
      value: { fields: [{ field: 'name', code: 'taken' }] },
    });
    expect((await save('Quiet agents', {}, 'getTeamBets')).success).toBe(true);
    const viewId = await idOf('Quiet agents');
    expect((await send('PUT', { viewId, name: 'Active' })).errorCode).toBe('BAD_REQUEST');
    expect((await send('PUT', { viewId, name: 'quiet Agents' })).success).toBe(true);
    expect(await namesOf()).toEqual(['active', 'quiet Agents']);
    expect((await save(' ')).errorCode).toBe('BAD_REQUEST');
    expect((await save('x'.repeat(41))).errorCode).toBe('BAD_REQUEST');
  });

  it('are changed and removed by their owner alone', async () => {
    const viewId = await idOf('active');
    const renamed = await send('PUT', { viewId, name: 'Mine now' }, 'quay1');
    expect(renamed.errorCode).toBe('NOT_FOUND');
    expect((await remove(viewId, 'quay1')).errorCode).toBe('NOT_FOUND');
    expect((await remove(viewId)).value).toMatchObject({ views: [{ name: 'quiet Agents' }] });
    expect((await remove(viewId)).errorCode).toBe('NOT_FOUND');
  });

  it.each([
    ['getTeamBets', { period: 'previous7', account: 'koi', kind: 'open', category: 'RNG' }, true],
    ['getTeamBets', { period: 'custom', from: '2026-03-01', to: '2026-03-09' }, true],
    ['getTeamBets', { period: 'custom', from: '2026-03-09', to: '2026-03-01' }, false],
    ['getTeamBets', { period: 'custom', from: '2026-03-09' }, false],
    ['getTeamBets', { period: 'today', from: '2026-03-09', to: '2026-03-09' }, false],
    ['getTeamBets', { period: 'custom', from: '2026-02-30', to: '2026-03-09' }, false],
    ['getTeamBets', { period: 'always' }, false],
    ['getTeamBets', { level: '1' }, false],
    ['getTeamBets', { page: '3' }, false],
    ['getTeamBets', { kind: '<b>' }, false],
    ['getTeamBets', { account: '' }, false],
    ['getAgentRevenueReport', { account: 'koi' }, false],
    ['getRegisterLinkStatistics', { kind: 'sub' }, true],
    ['getDailyWages', { kind: 'received' }, true],
    ['listTeamMembers', { period: 'today' }, false],
    ['listTeamMembers', { min: '10.50', max: 'much' }, false],
  ] satisfies [Report, object, boolean][])(
    'of %s hold only what its address may say: %j',
    async (report, state, isKnown) => {
      const answer = await save(JSON.stringify(state).slice(0, 40), state, report);
      expect(answer.errorCode).toBe(isKnown ? null : 'BAD_REQUEST');
    },
  );

  it('are at most twenty of each report, also where two are saved at once', async () => {
    const { id } = await person('agent1');
    await gateway.db.delete(reportView).where(eq(reportView.ownerId, id));
    const savedAt = new Date(gateway.now());
    const old = Array.from({ length: 19 }, (_, at) => ({
      ...{ ownerId: id, report: 'listTeamMembers' as const, name: `View ${String(at)}` },
      ...{ state: {}, savedAt },
    }));
    await gateway.db.insert(reportView).values(old);
    const codes = (await Promise.all([save('One'), save('Two')])).map((one) => one.errorCode);
    expect(codes.toSorted()).toEqual(['LIMIT_EXCEEDED', null]);
    expect(await namesOf()).toHaveLength(20);
    expect((await save('One', {}, 'getTeamBets')).success).toBe(true);
  });
});
