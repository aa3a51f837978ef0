import { walkJourneys } from './support/journeys';
import { startWithPlaywright } from './support/playwrightDriver';

walkJourneys('chromium', (address) => startWithPlaywright('chromium', address));
