// Adds a crowd to a database with the demo data: `node --import tsx seed.ts <database> <people> <bets> [seed]`.
import { openServer } from '../../../apps/gateway/src/database/open.ts';
import { seedCrowd } from '../../../apps/gateway/test/support/crowd.ts';

const [url = '', people, bets, seed = '1'] = process.argv.slice(2);
const { db, close } = await openServer(url, async () => undefined);
await seedCrowd(db, {
  people: Number(people),
  bets: Number(bets),
  seed: Number(seed),
  merchant: 'parlour',
  now: new Date(),
});
await close();
