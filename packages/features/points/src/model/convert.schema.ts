import type { PointConfig } from '@parlour/gateway-openapi/points';
import { type InferType, object } from 'yup';
import { wholeNumber } from './redeem.schema';

type Limits = Pick<PointConfig, 'minConvertPoints' | 'maxConvertPoints' | 'convertStep'>;

/** The most points that can be converted at once, in whole steps. */
export const mostConvertible = (
  { maxConvertPoints, convertStep }: Limits,
  points: number,
): number => Math.floor(Math.min(maxConvertPoints, points) / convertStep) * convertStep;

/** Schema of a conversion. Messages are keys of the namespace `points`. */
export const convertSchema = (limits: Limits, points: number) => {
  const { minConvertPoints, maxConvertPoints, convertStep: step } = limits;
  return object({
    points: wholeNumber(minConvertPoints, maxConvertPoints)
      .test({
        name: 'step',
        message: 'errors.step',
        params: { step },
        test: (text) => Number(text) % step === 0,
      })
      .test({
        name: 'over',
        message: 'errors.over',
        params: { points },
        test: (text) => Number(text) <= points,
      }),
  });
};

export type ConvertValues = InferType<ReturnType<typeof convertSchema>>;

const CENTS = 100;

/** The money for these points, as a decimal string; null if it is no whole number of cents. */
export function unitsOf(points: number, { ratio }: Pick<PointConfig, 'ratio'>): string | null {
  const cents = points * CENTS;
  return cents % ratio === 0 ? (cents / ratio / CENTS).toFixed(2) : null;
}
