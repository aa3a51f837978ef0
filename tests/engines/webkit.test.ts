import { walkJourneys } from './support/journeys';
import { startWebKit } from './support/webKitDriver';

walkJourneys('webkit', startWebKit);
