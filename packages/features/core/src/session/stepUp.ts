import type { StepUpMethod } from '@parlour/gateway-openapi';
import { sentAgain } from '../intents/sentAgain';
import { overlayClosed, overlayRaised } from '../overlays/overlay.slice';
import { selectOverlay } from '../overlays/useOverlay';
import type { CoreDispatch, CoreState, CoreThunk } from '../store/coreState';

/** What a question needs of the store. */
interface Asking {
  dispatch: CoreDispatch;
  getState: () => CoreState;
  subscribe: (listener: () => void) => () => void;
}

interface Question {
  answer: Promise<boolean>;
  settle: (isAnswered: boolean) => void;
}

/** The question that is open. Calls that need it at the same time share it. */
let open: Question | null = null;

function ask(store: Asking, methods: readonly StepUpMethod[]): Question {
  let resolve: (isAnswered: boolean) => void = () => undefined;
  const answer = new Promise<boolean>((done) => {
    resolve = done;
  });
  const question: Question = {
    answer,
    settle: (isAnswered) => {
      if (open === question) open = null;
      unsubscribe();
      if (isAnswered) sentAgain.note();
      resolve(isAnswered);
    },
  };
  store.dispatch(overlayRaised({ name: 'stepUp', methods }));
  // However it was closed, be it because the session has ended, what waits is told.
  const unsubscribe = store.subscribe(() => {
    if (selectOverlay('stepUp')(store.getState()) === undefined) question.settle(false);
  });
  return question;
}

/** Asks for the second factor in a dialog; resolves to whether it was answered (TR-05). */
export function askStepUp(store: Asking, methods: readonly StepUpMethod[]): Promise<boolean> {
  open ??= ask(store, methods);
  return open.answer;
}

/** Closes the dialog, and sends on what waited for its answer. */
export const stepUpAnswered = (): CoreThunk<void> => (dispatch) => {
  open?.settle(true);
  dispatch(overlayClosed({ name: 'stepUp' }));
};
