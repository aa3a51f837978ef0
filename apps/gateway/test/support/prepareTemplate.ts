import { readyDatabase, readyTemplate } from './template';

// globalSetup.ts runs this as a separate process.
const server = process.env['TEST_DATABASE_URL'];
await (server === undefined ? readyTemplate() : readyDatabase(server));
