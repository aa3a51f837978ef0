// `npm run preview`: the built site behind the gateway, with the headers that it has in production.
import { choosePort, GATEWAY_PORT, printWelcome, startGateway } from './lib/services.mjs';
import { ensureSiteIsBuilt, siteFolder } from './lib/site-build.mjs';
import { supervise } from './lib/supervise.mjs';
import { waitForAnswer } from './lib/wait.mjs';

const TIMEOUT_MS = 5 * 60_000;

await supervise(async (add) => {
  await ensureSiteIsBuilt();
  const port = await choosePort('gateway', Number(process.env.PORT ?? GATEWAY_PORT));
  const address = `http://localhost:${port}`;
  const gateway = add(startGateway({ port, env: { SITE_DIR: siteFolder } }));
  await waitForAnswer(`${address}/healthz`, { timeoutMs: TIMEOUT_MS, stopWhen: gateway.ended });
  await waitForAnswer(address, { timeoutMs: TIMEOUT_MS, stopWhen: gateway.ended });
  printWelcome({ address, gatewayUrl: address });
});
