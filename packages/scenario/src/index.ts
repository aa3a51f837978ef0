export { fromGlobal, siteAddress, storyAddress, toGlobal } from './addresses';
export { allWords } from './allWords';
export {
  CHOICES,
  FLAGS,
  type FlagName,
  type PartState,
  type RefusalCode,
} from './choices';
export { PAGE_STORIES, pageOfStory, storyOfPage } from './pages';
export { parseScenario, type ReadScenario, statesOf, timeOf } from './parseScenario';
export { JACKPOT_FEED, PART_NAMES, PARTS, type PartName } from './parts';
export {
  MAX_SCENARIO,
  NO_SCENARIO,
  SCENARIO_HEADER,
  SCENARIO_PARAMETER,
  type Scenario,
  SLOW_MS,
} from './scenario';
export { isListState, shapeAnswer } from './shapeAnswer';
export { wordsOf, writeScenario } from './writeScenario';
