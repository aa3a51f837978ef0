import {
  announcementsQuery,
  type CoreStore,
  type Execution,
  isInGamePath,
  overlayClosed,
  overlayOpened,
  readStored,
  selectExecution,
} from '@parlour/feature-core';
import { type AnnouncementGroups, getListAnnouncements } from '@parlour/gateway-openapi/start';
import { choosePopups, closedMarker } from './popups';

type Stop = () => void;

/** Whether the member or the agent centre is open over the page. */
const isInCentre = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return query.has('member') || query.has('agent');
};

const mayOpen = (store: CoreStore): boolean =>
  store.getState().overlay.stack.length === 0 &&
  !isInGamePath(window.location.pathname) &&
  !isInCentre(window.location.search);

const isShown = (store: CoreStore): boolean =>
  store.getState().overlay.stack.some(({ name }) => name === 'announcements');

const isClosed = (visitor: Execution): boolean => readStored(closedMarker(visitor)) !== null;

/** Opens the dialog as soon as no other dialog, centre or game is open. */
function openWhenClear(store: CoreStore): Stop {
  let stop: Stop = () => undefined;
  const tryIt = (): boolean => {
    if (!mayOpen(store)) return false;
    stop();
    store.dispatch(overlayOpened({ name: 'announcements' }));
    return true;
  };
  if (!tryIt()) stop = store.subscribe(tryIt);
  return () => stop();
}

/**
 * Fetches the pop-ups of one kind of visitor and shows them, unless they were closed in this session
 * (ANN-01). Each language has its own answer, and another may be the first that has any (ANN-03).
 */
function watch(store: CoreStore, visitor: Execution): Stop {
  if (isClosed(visitor)) return () => undefined;
  const query = announcementsQuery(visitor);
  const readAnswer = getListAnnouncements.select(query);
  let seen: AnnouncementGroups | undefined;
  let stopWaiting: Stop = () => undefined;
  const update = (): void => {
    const { data } = readAnswer(store.getState());
    if (data === seen) return;
    seen = data;
    stopWaiting();
    const hasAny = choosePopups(data?.popup ?? [], visitor).length > 0;
    stopWaiting =
      !hasAny || isShown(store) || isClosed(visitor) ? () => undefined : openWhenClear(store);
  };
  const unsubscribe = store.subscribe(update);
  const request = store.dispatch(getListAnnouncements.initiate(query));
  update();
  return () => {
    unsubscribe();
    stopWaiting();
    request.unsubscribe();
    if (isShown(store)) store.dispatch(overlayClosed({ name: 'announcements' }));
  };
}

/** Shows pop-ups during a visit, again whenever the kind of visitor changes (ANN-03). */
export function start(store: CoreStore): void {
  let visitor: Execution | null = null;
  let stop: Stop = () => undefined;
  const update = (): void => {
    const next = selectExecution(store.getState());
    if (next === visitor) return;
    visitor = next;
    stop();
    stop = next === null ? () => undefined : watch(store, next);
  };
  store.subscribe(update);
  update();
}
