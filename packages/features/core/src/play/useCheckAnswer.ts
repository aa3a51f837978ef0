import {
  type RealityCheckAnswer,
  useAnswerRealityCheckMutation,
} from '@parlour/gateway-openapi/saferPlay';
import { useTranslation } from 'react-i18next';
import { failureText } from '../panels/panelState';
import type { PlayReading } from './playReading';

type Answer = RealityCheckAnswer['answer'];

/** Answers a reality check with the figures that were seen (SP-06). */
export function useCheckAnswer(reading: PlayReading | null) {
  const { t } = useTranslation();
  const [send, { isLoading, originalArgs, error }] = useAnswerRealityCheckMutation();
  const { dueAt } = reading?.session.realityCheck ?? { dueAt: null };
  const sent = originalArgs?.realityCheckAnswer;
  return {
    /** The answer that is on its way. */
    sending: isLoading ? (sent?.answer ?? null) : null,
    /** Why the answer to this check was not taken. */
    error: error !== undefined && sent?.dueAt === dueAt ? failureText(error, t) : undefined,
    /** Resolves to whether it was taken. */
    answer: async (answer: Answer): Promise<boolean> => {
      if (reading === null || dueAt === null) return false;
      const { now: shownAt } = reading.session;
      const result = await send({ realityCheckAnswer: { dueAt, shownAt, answer } });
      return result.error === undefined;
    },
  };
}
