// Generated from spec/source by `npm run generate`. Do not edit.
import type { Shape } from '../shape';

const Resource: Shape = { resourceType: 1, labelName: 1, url: 1 };
const Resources: Shape = { "LANDING?": Resource, "YOUTUBE?": Resource, "INSTAGRAM?": Resource, "FACEBOOK?": Resource, "TELEGRAM?": Resource, "ANDROID?": Resource, "IOS?": Resource };
const WhiteLabelFlag: Shape = { modId: 1, enabled: 1, childrenNodes: [() => WhiteLabelFlag] };
const PolicyAges: Shape = { minimum: 5, gate: 1 };
const SystemInfo: Shape = { domainRoute: [0], resources: Resources, whitelabelVal: [WhiteLabelFlag], ages: PolicyAges, imageCDNs: [1], launchGameCDNs: [1] };
const VisitorLocation: Shape = { ip: 1, country: -1 };
const SystemNotice: Shape = { active: 3, title: -1, message: -1, until: -4 };
const SystemStatus: Shape = { info: SystemInfo, location: VisitorLocation, maintenance: SystemNotice, regionRestriction: SystemNotice };
const GameVendor: Shape = { vassalage: 1, displayName: 1, gameType: 1, accountTypeName: 1, maintenance: 3, gameCount: 5 };
const GameLane: Shape = { gameCategory: 1, labelName: -1, vendors: [GameVendor] };
const GameLanes: Shape = { lanes: [GameLane] };
const GameVendorAnswer: Shape = { data: GameLanes };
const Game: Shape = { nodeId: 5, gameName: 1, displayName: 1, smallIcon: -1, showIcon: -1, iconUrl: -1, vassalage: 1, vendorName: 1, gameCode: 1, isGame: 1, gameType: 1, gameClassify: -1, accountTypeName: 1, supportPlay: 5, isNew: 5, isHot: 5, minBet: -1, lineNum: -5, jackpot: -1, maintenance: 3 };
const GamePage: Shape = { content: [Game], totalPages: 5, totalElements: 5 };
const Winner: Shape = { rank: 5, winAmount: 1, account: 1, gameName: 1, nodeId: 5, vassalage: 1, gameType: 1, smallIcon: -1 };
const RankItem: Shape = { vo: Winner };
const Banner: Shape = { id: 1, groupName: 1, title: 1, url: 1, smallUrl: 1, linkageType: -1, link: -1 };
const Announcement: Shape = { id: 1, title: 1, content: 1, startDateStr: 1, execution: -1 };
const AnnouncementGroups: Shape = { banners: [Banner], player: [Announcement], popup: [Announcement], promotion: [Announcement] };

/** Shapes of the answers, by operation. */
export const START_SHAPES: Readonly<Record<string, Shape>> = {
  getSystemStatus: SystemStatus,
  getGameVendors: GameVendorAnswer,
  getHotGames: [Game],
  getGameList: GamePage,
  getRankList: [RankItem],
  getListAnnouncements: AnnouncementGroups,
};
