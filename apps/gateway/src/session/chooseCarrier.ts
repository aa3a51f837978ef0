import { randomInt } from 'node:crypto';
import type { Config } from '../config';
import type { CodeCarrier } from './codeCarrier';
import { createWebhookCarrier } from './webhookCarrier';

/**
 * The carrier of this gateway: the merchant's, else the demo's; null where nothing carries codes, and what needs
 * one is off then.
 */
export function chooseCarrier(
  { codesWebhook, merchant }: Pick<Config, 'codesWebhook' | 'merchant'>,
  ofDemo: CodeCarrier | null,
): CodeCarrier | null {
  return codesWebhook === null
    ? ofDemo
    : { createCode, ...createWebhookCarrier(codesWebhook, merchant) };
}

const createCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
