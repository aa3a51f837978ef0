import { createHash, timingSafeEqual } from 'node:crypto';
import { APP_RESOURCES, type AppResource } from '../demo/catalogue/resources';
import { HELP_TEXTS } from '../demo/texts/helpTexts';
import { isSiteOrigin } from '../games/origins';
import type { components } from '../generated/contract';
import type { Handlers } from '../platform/handlers';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';
import { COUNTRIES } from './countries';
import { FLAG_NAMES, flagTree, isFlagOn } from './flags';
import { registerRules } from './registerRules';

type Schemas = components['schemas'];

/** What the site reads before anything else, and the reviewers' switches. */
export function systemOperations({ config, switches }: Services) {
  const siteHost = new URL(config.siteOrigin).host;
  const domains: Schemas['DomainRoutes'] = [{ domain: siteHost, routeType: 'WEB', main: true }];

  const isSiteHost = (host: string) =>
    isSiteOrigin(config, `https://${host}`) || isSiteOrigin(config, `http://${host}`);

  const described = (): Schemas['DemoSwitches'] => {
    const { flags, ...others } = switches.current();
    const set = FLAG_NAMES.map((modId) => ({ modId, enabled: isFlagOn(modId, flags) }));
    return { ...others, flags: set };
  };

  const checkKey = (key: string | undefined) => {
    if (!config.demo || !isSame(key ?? '', config.demoKey)) throw new Refusal('NOT_FOUND');
  };

  return {
    getSystemStatus({ query, language, address }) {
      if (!isSiteHost(query.host)) throw new Refusal('DOMAIN_REFUSED');
      const { maintenance, regionBlock, flags, captchas } = switches.current();
      const notice = (active: boolean) => ({ active, title: null, message: null, until: null });
      return {
        info: {
          domainRoute: domains,
          resources: resourcesIn(language),
          whitelabelVal: flagTree(flags),
          registerRules: registerRules({ captchas }),
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

    getCountryCodes: () => COUNTRIES,

    getHelpCenter({ query }) {
      const spoken = query.lang === 'CN' || query.lang === 'ID' ? query.lang : 'EN';
      const topics = HELP_TEXTS.map(({ id, title, articles }) => ({
        topicId: id,
        title: title[spoken],
        articles: articles.map((article) => ({
          articleId: article.id,
          title: article[spoken][0],
          content: article[spoken][1],
        })),
      }));
      return { topics };
    },

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

    getDemoSwitches({ header }) {
      checkKey(header('X-Demo-Key'));
      return described();
    },

    async setDemoSwitches({ header, body }) {
      checkKey(header('X-Demo-Key'));
      const { flags: changed = [], ...others } = body;
      const flags = { ...switches.current().flags };
      for (const { modId, enabled } of changed) flags[modId] = enabled;
      await switches.change({ ...others, flags });
      return described();
    },
  } satisfies Handlers;
}

function resourcesIn(language: string): Schemas['Resources'] {
  const labelIn = ({ labelNameEn, labelNameCn, labelNameId }: AppResource) => {
    if (language === 'CN') return labelNameCn;
    return language === 'ID' ? labelNameId : labelNameEn;
  };
  const resources: Schemas['Resources'] = {};
  for (const resource of APP_RESOURCES) {
    const { resourceType, labelNameEn, url } = resource;
    resources[resourceType] = { resourceType, labelNameEn, labelName: labelIn(resource), url };
  }
  const app = (resourceType: 'ANDROID' | 'IOS', name: string) => {
    const url = `https://parlour.example/app/${resourceType.toLowerCase()}`;
    resources[resourceType] = { resourceType, labelNameEn: name, labelName: name, url };
  };
  app('ANDROID', 'Android');
  app('IOS', 'iOS');
  return resources;
}

/** The path of an address: what stands behind it may be anybody's. */
function pathIn(address: unknown): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  return new URL(address).pathname.slice(0, 200);
}

/** Compares without telling by its time how much of a key was right. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
