CREATE TABLE "account_day" (
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	"lineage" text NOT NULL,
	"bets" integer DEFAULT 0 NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"payout" bigint DEFAULT 0 NOT NULL,
	"rebate" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"salary" bigint DEFAULT 0 NOT NULL,
	"deposit_count" integer DEFAULT 0 NOT NULL,
	"deposits" bigint DEFAULT 0 NOT NULL,
	"withdrawals" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "account_day_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "merchant_days" (
	"merchant" text PRIMARY KEY NOT NULL,
	"utc_offset_minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lineage" text NOT NULL,
	"people" integer NOT NULL,
	"balance" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_group" (
	"lineage" text PRIMARY KEY NOT NULL,
	"people" integer NOT NULL,
	"balance" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_day" ADD CONSTRAINT "account_day_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_day_day" ON "account_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "team_group_begin" ON "team_group" USING btree ("lineage" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "account_registered" ON "account" USING btree ("registered_at");
--> statement-breakpoint
CREATE FUNCTION day_of_merchant(whose text, moment timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT ((moment AT TIME ZONE 'UTC') + make_interval(mins => coalesce(
    (SELECT utc_offset_minutes FROM merchant_days WHERE merchant_days.merchant = whose), 0)))::date
$$;
--> statement-breakpoint
-- Sums are kept in the transaction that moves something. Whoever books on a wallet holds its balance, and a row here is
-- its account's alone, so nobody waits for it who would not wait for the balance. What is counted is written down in
-- docs/contracts/figures.md.
CREATE FUNCTION note_bets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO account_day AS kept (account_id, day, lineage, bets, stake, payout)
      SELECT account.id, day_of_merchant(account.merchant, played_at), account.lineage, count(*), sum(stake), sum(payout)
      FROM added JOIN account ON account.id = added.account_id
      GROUP BY account.id, 2 ORDER BY account.id, 2
      ON CONFLICT (account_id, day) DO UPDATE SET bets = kept.bets + excluded.bets,
        stake = kept.stake + excluded.stake, payout = kept.payout + excluded.payout;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO account_day AS kept (account_id, day, lineage, bets, stake, payout)
      SELECT account.id, day_of_merchant(account.merchant, played_at), account.lineage, -count(*), -sum(stake), -sum(payout)
      FROM removed JOIN account ON account.id = removed.account_id
      GROUP BY account.id, 2 ORDER BY account.id, 2
      ON CONFLICT (account_id, day) DO UPDATE SET bets = kept.bets + excluded.bets,
        stake = kept.stake + excluded.stake, payout = kept.payout + excluded.payout;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER bet_added AFTER INSERT ON bet REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_bets();
--> statement-breakpoint
CREATE TRIGGER bet_changed AFTER UPDATE ON bet REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION note_bets();
--> statement-breakpoint
CREATE TRIGGER bet_removed AFTER DELETE ON bet REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION note_bets();
--> statement-breakpoint
-- Entries are never changed, so those that are added are all there is.
CREATE FUNCTION note_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_day AS kept (account_id, day, lineage, rebate, bonus, salary)
    SELECT account.id, day_of_merchant(account.merchant, added.at), account.lineage,
      coalesce(sum(added.amount) FILTER (WHERE added.kind = 'REBATE'), 0),
      coalesce(sum(added.amount) FILTER (WHERE added.kind IN ('BONUS', 'REWARD', 'POINTS')), 0),
      coalesce(sum(added.amount) FILTER (WHERE added.kind = 'SALARY'), 0)
    FROM added
    JOIN ledger_account ON ledger_account.id = added.ledger_account_id AND ledger_account.kind = 'wallet'
    JOIN account ON account.id = ledger_account.owner_id
    WHERE added.kind IN ('REBATE', 'BONUS', 'REWARD', 'POINTS') OR (added.kind = 'SALARY' AND added.amount > 0)
    GROUP BY account.id, 2 ORDER BY account.id, 2
    ON CONFLICT (account_id, day) DO UPDATE SET rebate = kept.rebate + excluded.rebate,
      bonus = kept.bonus + excluded.bonus, salary = kept.salary + excluded.salary;
  INSERT INTO team_change (lineage, people, balance)
    SELECT account.lineage, 0, sum(added.amount)
    FROM added
    JOIN ledger_account ON ledger_account.id = added.ledger_account_id
      AND (ledger_account.kind = 'wallet' OR ledger_account.kind LIKE 'vendor:%')
    JOIN account ON account.id = ledger_account.owner_id
    GROUP BY account.lineage HAVING sum(added.amount) <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER entry_counted AFTER INSERT ON entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_entries();
--> statement-breakpoint
CREATE FUNCTION note_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_day AS kept (account_id, day, lineage, deposit_count, deposits)
    SELECT account.id, day_of_merchant(account.merchant, NEW.credited_at), account.lineage, 1, NEW.amount
    FROM account WHERE account.id = NEW.account_id
    ON CONFLICT (account_id, day) DO UPDATE SET deposit_count = kept.deposit_count + excluded.deposit_count,
      deposits = kept.deposits + excluded.deposits;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER deposit_added AFTER INSERT ON deposit
  FOR EACH ROW WHEN (NEW.credited_at IS NOT NULL) EXECUTE FUNCTION note_deposit();
--> statement-breakpoint
CREATE TRIGGER deposit_credited AFTER UPDATE ON deposit
  FOR EACH ROW WHEN (OLD.credited_at IS NULL AND NEW.credited_at IS NOT NULL) EXECUTE FUNCTION note_deposit();
--> statement-breakpoint
CREATE FUNCTION note_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_day AS kept (account_id, day, lineage, withdrawals)
    SELECT account.id, day_of_merchant(account.merchant, NEW.paid_at), account.lineage, NEW.amount
    FROM account WHERE account.id = NEW.account_id
    ON CONFLICT (account_id, day) DO UPDATE SET withdrawals = kept.withdrawals + excluded.withdrawals;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER withdrawal_added AFTER INSERT ON withdrawal
  FOR EACH ROW WHEN (NEW.paid_at IS NOT NULL) EXECUTE FUNCTION note_withdrawal();
--> statement-breakpoint
CREATE TRIGGER withdrawal_paid AFTER UPDATE ON withdrawal
  FOR EACH ROW WHEN (OLD.paid_at IS NULL AND NEW.paid_at IS NOT NULL) EXECUTE FUNCTION note_withdrawal();
--> statement-breakpoint
CREATE FUNCTION note_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_change (lineage, people, balance) SELECT lineage, count(*), 0 FROM added GROUP BY lineage;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER account_joined AFTER INSERT ON account REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_people();
--> statement-breakpoint
-- Whoever comes to another place in the team takes sums and money along.
CREATE FUNCTION note_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held bigint;
BEGIN
  SELECT coalesce(sum(entry.amount), 0) INTO held
    FROM ledger_account JOIN entry ON entry.ledger_account_id = ledger_account.id
    WHERE ledger_account.owner_id = NEW.id
      AND (ledger_account.kind = 'wallet' OR ledger_account.kind LIKE 'vendor:%');
  INSERT INTO team_change (lineage, people, balance) VALUES (OLD.lineage, -1, -held), (NEW.lineage, 1, held);
  UPDATE account_day SET lineage = NEW.lineage WHERE account_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER account_moved AFTER UPDATE OF lineage ON account
  FOR EACH ROW WHEN (OLD.lineage <> NEW.lineage) EXECUTE FUNCTION note_move();
--> statement-breakpoint
-- Counts a merchant's sums anew where its days begin at another moment than those that were counted.
CREATE FUNCTION count_days_from(whose text, offset_minutes integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever has added to the sums is waited for, and whoever wants to waits for this.
  LOCK TABLE account_day IN SHARE ROW EXCLUSIVE MODE;
  INSERT INTO merchant_days VALUES (whose, offset_minutes)
    ON CONFLICT (merchant) DO UPDATE SET utc_offset_minutes = excluded.utc_offset_minutes;
  DELETE FROM account_day USING account WHERE account.id = account_day.account_id AND account.merchant = whose;
  INSERT INTO account_day (account_id, day, lineage, bets, stake, payout, rebate, bonus, salary,
      deposit_count, deposits, withdrawals)
    SELECT moved.account_id, day_of_merchant(whose, moved.at), min(account.lineage), sum(bets), sum(stake), sum(payout),
      sum(rebate), sum(bonus), sum(salary), sum(deposit_count), sum(deposits), sum(withdrawals)
    FROM (
      SELECT account_id, played_at AS at, 1 AS bets, stake, payout, 0 AS rebate, 0 AS bonus, 0 AS salary,
        0 AS deposit_count, 0 AS deposits, 0 AS withdrawals
      FROM bet
      UNION ALL
      SELECT ledger_account.owner_id, entry.at, 0, 0, 0,
        CASE WHEN entry.kind = 'REBATE' THEN entry.amount ELSE 0 END,
        CASE WHEN entry.kind IN ('BONUS', 'REWARD', 'POINTS') THEN entry.amount ELSE 0 END,
        CASE WHEN entry.kind = 'SALARY' THEN entry.amount ELSE 0 END,
        0, 0, 0
      FROM entry
      JOIN ledger_account ON ledger_account.id = entry.ledger_account_id AND ledger_account.kind = 'wallet'
      WHERE entry.kind IN ('REBATE', 'BONUS', 'REWARD', 'POINTS') OR (entry.kind = 'SALARY' AND entry.amount > 0)
      UNION ALL
      SELECT account_id, credited_at, 0, 0, 0, 0, 0, 0, 1, amount, 0 FROM deposit WHERE credited_at IS NOT NULL
      UNION ALL
      SELECT account_id, paid_at, 0, 0, 0, 0, 0, 0, 0, 0, amount FROM withdrawal WHERE paid_at IS NOT NULL
    ) moved
    JOIN account ON account.id = moved.account_id AND account.merchant = whose
    GROUP BY 1, 2;
END
$$;
--> statement-breakpoint
SELECT count_days_from(merchant, 0) FROM (SELECT DISTINCT merchant FROM account) known;
--> statement-breakpoint
INSERT INTO team_group (lineage, people, balance)
  SELECT account.lineage, count(*), coalesce(sum(held.amount), 0)
  FROM account
  LEFT JOIN (
    SELECT ledger_account.owner_id, sum(balance.amount) AS amount
    FROM ledger_account JOIN balance ON balance.ledger_account_id = ledger_account.id
    WHERE ledger_account.kind = 'wallet' OR ledger_account.kind LIKE 'vendor:%'
    GROUP BY ledger_account.owner_id
  ) held ON held.owner_id = account.id
  GROUP BY account.lineage;
