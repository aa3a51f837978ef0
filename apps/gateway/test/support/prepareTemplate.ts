import { readyDatabase, readyTemplate } from './template';

// Run by globalSetup.ts, as a process of its own.
const server = process.env['TEST_DATABASE_URL'];
await (server === undefined ? readyTemplate() : readyDatabase(server));
