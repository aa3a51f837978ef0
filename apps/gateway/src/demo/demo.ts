import type { Demo } from '../demoInterface';
import { createDemoCarrier } from './carrier';
import { demoCatalogue } from './catalogue/demoCatalogue';
import { demoChats, serveDemoChat } from './chat/demoChat';
import { AGENT_ANNOUNCEMENTS } from './content/announcements';
import { HELP } from './content/help';
import { CONTENT_PAGES } from './content/pages';
import { POPUPS } from './content/popups';
import { RESOURCES } from './content/resources';
import { BANKS } from './desk/banks';
import { DEMO_DESK } from './desk/demoDesk';
import { EXCHANGE_RATES } from './desk/exchangeRates';
import { pointDesk } from './desk/pointDesk';
import { promotionDesk } from './desk/promotionDesk';
import { GAME_PATH, serveDemoGame } from './game/demoGamePage';
import { ticketDesk } from './game/draw/ticketDesk';
import { demoGameOperations } from './game/operations';
import { servePictures } from './pictures/pictureRoutes';
import { serveProfilePictures } from './pictures/profilePictureRoutes';
import { MEMBER_ICON_IDS } from './pictures/profilePictures';
import { serveScenarioAccounts } from './scenario/accountRoute';
import { readPolicies } from './scenario/policies';
import { shapeHandlers } from './scenario/shapeHandlers';
import { switchesOfVisit } from './scenario/switchesOfVisit';
import { readScenarios } from './scenario/visit';
import { seed } from './seed/seed';
import { serveDemoPage } from './switches/demoPage';
import { switchOperations } from './switches/operations';
import { createDemoSwitches } from './switches/switches';

export const demo: Demo = {
  seed: (db, past) => seed(db, { ...past, catalogue: demoCatalogue() }),
  open({ config, db, say }) {
    const catalogue = demoCatalogue();
    const switches = createDemoSwitches(db, config);
    return {
      content: {
        catalogue,
        gamePath: GAME_PATH,
        pages: CONTENT_PAGES,
        help: HELP,
        popups: POPUPS,
        agentAnnouncements: AGENT_ANNOUNCEMENTS,
        resources: RESOURCES,
        chats: demoChats(config),
        banks: BANKS,
        memberIcons: MEMBER_ICON_IDS,
        exchangeRates: EXCHANGE_RATES,
        desk: DEMO_DESK,
      },
      switches: switchesOfVisit(switches),
      policyOfCall: readPolicies(),
      shape(handlers, contract) {
        const samples = new Map<string, unknown>(
          contract.operations.map((each) => [each.id, each.answerExample]),
        );
        return shapeHandlers(handlers, (id) => samples.get(id));
      },
      carrier: createDemoCarrier(say),
      jobs: [promotionDesk, pointDesk, ticketDesk],
      operations: (services) => ({
        ...demoGameOperations(services),
        ...switchOperations(config, switches),
      }),
      serve(app, contract) {
        readScenarios(app);
        serveScenarioAccounts(app, config);
        serveDemoGame(app, config);
        serveDemoPage(app, config, contract);
        servePictures(app, config, catalogue);
        serveProfilePictures(app, config);
        serveDemoChat(app);
      },
    };
  },
};
