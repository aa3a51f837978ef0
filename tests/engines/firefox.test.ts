import { walkJourneys } from './support/journeys';
import { startWithPlaywright } from './support/playwrightDriver';

walkJourneys('firefox', (address) => startWithPlaywright('firefox', address));
