import { bytesOf, logAnswers } from '../lib/answers.mjs';
import { kB } from '../lib/table.mjs';
import { atMost } from '../lib/verdict.mjs';

const DICTIONARY_LIMIT = 22_000;
const FIRST_LIST_LIMIT = 5000;
const CATALOGUE_LIMIT = 130_000;
const TEXTS = /\/(?!start-)[a-z]{2,3}(?:-[A-Z]\w+)?-[\w-]{7}\.js$/;
const FOREIGN_TEXTS = /\/(?!start-|en-)[a-z]{2,3}(?:-[A-Z]\w+)?-[\w-]{7}\.js$/;
const LIST = /GCSGAME_gameList/;
const CATALOGUE = /\/wps\/games\/searchIndex/;

async function measure({ page, settle }, site) {
  const { begin, read } = logAnswers(page);
  const documents = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  const rest = async () => {
    await page.waitForLoadState('networkidle');
    await settle();
  };
  begin('slots');
  await page.goto(`${site}/rng`);
  await rest();
  begin('another list');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Hot', exact: true })
    .click();
  await rest();
  begin('and back');
  await page.goBack();
  await rest();
  begin('languages');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).waitFor();
  await rest();
  const before = documents.length;
  begin('another language');
  await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click();
  await rest();
  return { answers: await read(), reloads: documents.length - before };
}

export const loads = {
  title: 'Goals 4 and 13: what a visit to the lobby asks for',
  floors: [],
  async run({ open, site }) {
    const { answers, reloads } = await open(`${site}/down`, {}, (tools) => measure(tools, site));
    const steps = [...new Set(answers.map(({ step }) => step))];
    const of = (step, test) => answers.filter((answer) => answer.step === step && test(answer));
    const matching = (pattern) => answers.filter(({ href }) => pattern.test(href));
    const [firstList] = matching(LIST);
    const catalogues = matching(CATALOGUE);
    const foreign = matching(FOREIGN_TEXTS);
    const early = foreign.filter(({ step }) => step !== 'another language');
    const dictionaries = matching(TEXTS);
    return {
      head: ['', 'scripts', 'gz', 'calls and pictures', 'gz'],
      rows: steps.map((step) => {
        const scripts = of(step, ({ kind }) => kind === 'script' || kind === 'style');
        const others = of(step, ({ kind }) => kind !== 'script' && kind !== 'style');
        return [step, scripts.length, kB(bytesOf(scripts)), others.length, kB(bytesOf(others))];
      }),
      goals: [
        atMost('goal 4', 'bytes of other languages before the choice', bytesOf(early), 0),
        atMost(
          'goal 4',
          'largest dictionary, gz',
          Math.max(...dictionaries.map(({ bytes }) => bytes)),
          DICTIONARY_LIMIT,
        ),
        atMost(
          'goal 4',
          'scripts asked for by the choice',
          of('another language', ({ kind }) => kind === 'script').length,
          1,
        ),
        atMost('goal 4', 'reloads by the choice', reloads, 0),
        atMost('goal 13', 'first list, gz', firstList.bytes, FIRST_LIST_LIMIT),
        atMost('goal 13', 'catalogue, gz', bytesOf(catalogues), CATALOGUE_LIMIT),
        atMost('goal 13', 'calls for the catalogue', catalogues.length, 1),
      ],
    };
  },
};
