import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { notifyAccounts } from '../inbox/notifyAccounts';
import { createAccount } from '../member/createAccount';
import { checkConfirmation, checkNewPassword } from '../member/passwordRules';
import { ruleErrorOf } from '../member/registerFields';
import { badRequest } from '../platform/refusal';
import { hashPassword } from '../session/passwords';
import type { Account } from '../session/sessions';
import { REGISTER_RULES } from '../system/registerRules';
import { checkRebates, limitsOf, lockAccounts, writeRebates } from './rebates';
import { accountOpening } from './schema';

type Form = components['schemas']['DownlineAccountForm'];

const TYPES = { member: 0, agent: 1 } as const;

/** Opens an account directly below an agent, who chooses its first password and its rebates. */
export async function openAccount(
  db: Database,
  upline: Account,
  form: Form,
  now: Date,
): Promise<Account> {
  const { accountType, rebates, remark } = form;
  const username = form.username.trim().toLowerCase();
  const error = ruleErrorOf(username, REGISTER_RULES.username);
  if (error !== null) throw badRequest([{ field: 'username', code: error }]);
  checkConfirmation(form.password, 'confirmPassword', form.confirmPassword);
  await checkNewPassword(form.password, { username });
  // Before the transaction: hashing is slow, and nobody should wait for the agent's row meanwhile.
  const passwordHash = await hashPassword(form.password);
  return db.transaction(async (tx) => {
    await lockAccounts(tx, [upline.id]);
    checkRebates(rebates, await limitsOf(tx, upline.id));
    const opened = await createAccount(tx, {
      merchant: upline.merchant,
      username,
      nickname: username,
      type: TYPES[accountType],
      upline,
      passwordHash,
      // The upline knows this password, so the session can only change it (AC-03).
      passwordGiven: true,
      language: upline.language,
      currency: upline.currency,
      registeredAt: now,
    });
    await tx.insert(accountOpening).values({ accountId: opened.id, remark: remark.trim() });
    await writeRebates(tx, opened.id, rebates);
    const values = { account: username };
    await notifyAccounts(tx, [{ accountId: opened.id, name: 'registered', values }], now);
    return opened;
  });
}
