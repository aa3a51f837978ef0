// `npm start`: the gateway on its embedded database, the site's development server, and where to find them.
import {
  choosePort,
  GATEWAY_PORT,
  printWelcome,
  SITE_PORT,
  startGateway,
  startSite,
} from './lib/services.mjs';
import { supervise } from './lib/supervise.mjs';
import { waitForAnswer } from './lib/wait.mjs';

// The first start creates the demo data, which takes a while on a slow machine.
const GATEWAY_TIMEOUT_MS = 5 * 60_000;
const SITE_TIMEOUT_MS = 2 * 60_000;

await supervise(async (add) => {
  const gatewayPort = await choosePort('gateway', Number(process.env.GATEWAY_PORT ?? GATEWAY_PORT));
  const sitePort = await choosePort('site', Number(process.env.PORT ?? SITE_PORT), [gatewayPort]);
  const gatewayUrl = `http://localhost:${gatewayPort}`;
  const address = `http://localhost:${sitePort}`;

  console.log('Starting the gateway (the first start prepares the demo data) and the site …');
  const gateway = add(startGateway({ port: gatewayPort, env: { SITE_ORIGIN: address } }));
  // It calls the gateway only once somebody opens it.
  const site = add(startSite({ port: sitePort, gatewayUrl }));
  await Promise.all([
    waitForAnswer(`${gatewayUrl}/healthz`, {
      timeoutMs: GATEWAY_TIMEOUT_MS,
      stopWhen: gateway.ended,
    }),
    waitForAnswer(address, { timeoutMs: SITE_TIMEOUT_MS, stopWhen: site.ended }),
  ]);

  printWelcome({ address, gatewayUrl });
});
