import { isSiteOrigin } from '../games/origins';
import type { components } from '../generated/contract';
import { Refusal } from '../platform/refusal';
import type { Handlers, Services } from '../services';
import { countriesIn } from './countries';
import { flagTree } from './flags';
import { helpIn } from './help';
import { registerRules } from './registerRules';
import { resourcesIn } from './resources';

type Schemas = components['schemas'];

/** What the site reads before anything else. */
export function systemOperations(services: Services) {
  const { config, content, switches } = services;
  const siteHost = new URL(config.siteOrigin).host;
  const domains: Schemas['DomainRoutes'] = [{ domain: siteHost, routeType: 'WEB', main: true }];

  const isSiteHost = (host: string) =>
    isSiteOrigin(config, `https://${host}`) || isSiteOrigin(config, `http://${host}`);

  const noSwitches = () => {
    throw new Refusal('NOT_FOUND');
  };

  return {
    getSystemStatus({ query, language, address }) {
      if (!isSiteHost(query.host)) throw new Refusal('DOMAIN_REFUSED');
      const { maintenance, regionBlock, flags, captchas } = switches.current();
      const notice = (active: boolean) => ({ active, title: null, message: null, until: null });
      return {
        info: {
          domainRoute: domains,
          resources: resourcesIn(content.resources, language),
          whitelabelVal: flagTree(flags),
          registerRules: registerRules({ captchas }),
          ages: services.policy.ages,
          mainDomain: siteHost,
          analyticsId: null,
          imageCDNs: [...config.imageOrigins],
          launchGameCDNs: [...config.gameOrigins],
        },
        location: { ip: address, country: null },
        maintenance: notice(maintenance),
        regionRestriction: notice(regionBlock),
      };
    },

    getWhiteLabelFlags: () => flagTree(switches.current().flags),

    getDomainRoute: () => domains,

    getRegisterSettings: () => registerRules(switches.current()),

    getCountryCodes: ({ language }) => countriesIn(language),

    getHelpCenter: ({ query }) => helpIn(content.help, query.lang),

    reportCspViolation({ body, log }) {
      const report = body['csp-report'];
      const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : null);
      log.warn(
        {
          directive: text(report['violated-directive']),
          blocked: text(report['blocked-uri']),
          page: pathIn(report['document-uri']),
        },
        'a browser refused something of the site',
      );
      return null;
    },

    // The demo's switches replace these handlers.
    getDemoSwitches: noSwitches,

    setDemoSwitches: noSwitches,
  } satisfies Handlers;
}

/** The path of an address: what stands behind it may be anybody's. */
function pathIn(address: unknown): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  return new URL(address).pathname.slice(0, 200);
}
