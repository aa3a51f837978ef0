CREATE TABLE "account_month" (
	"account_id" integer NOT NULL,
	"month" date NOT NULL,
	"lineage" text NOT NULL,
	"played" integer DEFAULT 0 NOT NULL,
	"stated" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "account_month_account_id_month_pk" PRIMARY KEY("account_id","month")
);
--> statement-breakpoint
CREATE TABLE "member_note" (
	"author_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"note" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_note_author_id_member_id_pk" PRIMARY KEY("author_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "register_link_day" (
	"link_id" integer NOT NULL,
	"day" date NOT NULL,
	"sub" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "register_link_day_link_id_day_sub_pk" PRIMARY KEY("link_id","day","sub")
);
--> statement-breakpoint
CREATE TABLE "report_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"report" text NOT NULL,
	"name" text NOT NULL,
	"state" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_day" (
	"agent_id" integer NOT NULL,
	"day" date NOT NULL,
	"game_category" text NOT NULL,
	"players" integer DEFAULT 0 NOT NULL,
	"bets" integer DEFAULT 0 NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"payout" bigint DEFAULT 0 NOT NULL,
	"rebate" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"salary" bigint DEFAULT 0 NOT NULL,
	"deposit_count" integer DEFAULT 0 NOT NULL,
	"deposits" bigint DEFAULT 0 NOT NULL,
	"withdrawals" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "team_day_agent_id_day_game_category_pk" PRIMARY KEY("agent_id","day","game_category")
);
--> statement-breakpoint
CREATE TABLE "team_day_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_day_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lineage" text NOT NULL,
	"day" date NOT NULL,
	"game_category" text NOT NULL,
	"players" integer DEFAULT 0 NOT NULL,
	"bets" integer DEFAULT 0 NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"payout" bigint DEFAULT 0 NOT NULL,
	"rebate" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"salary" bigint DEFAULT 0 NOT NULL,
	"deposit_count" integer DEFAULT 0 NOT NULL,
	"deposits" bigint DEFAULT 0 NOT NULL,
	"withdrawals" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_list_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_list_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lineage" text NOT NULL,
	"day" date NOT NULL,
	"list" text NOT NULL,
	"state" text NOT NULL,
	"rows" integer NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_list_day" (
	"agent_id" integer NOT NULL,
	"day" date NOT NULL,
	"list" text NOT NULL,
	"state" text NOT NULL,
	"rows" integer NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	CONSTRAINT "team_list_day_agent_id_day_list_state_pk" PRIMARY KEY("agent_id","day","list","state")
);
--> statement-breakpoint
CREATE TABLE "muted_kind" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "muted_kind_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_synced" boolean NOT NULL,
	"rp_id" text NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_user" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	CONSTRAINT "passkey_user_handle_unique" UNIQUE("handle")
);
--> statement-breakpoint
CREATE TABLE "play_pause" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "play_pause_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"duration" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"cooling_off" text NOT NULL,
	"has_offers" boolean NOT NULL,
	"playable_from" timestamp with time zone,
	"end_requested_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "play_pause_end" CHECK ("play_pause"."ends_at" > "play_pause"."started_at"),
	CONSTRAINT "play_pause_playable" CHECK ("play_pause"."playable_from" >= "play_pause"."ends_at"),
	CONSTRAINT "play_pause_request" CHECK ("play_pause"."end_requested_at" is null or "play_pause"."end_requested_at" >= "play_pause"."ends_at" and "play_pause"."playable_from" is not null and "play_pause"."end_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "reality_check_answer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reality_check_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"session_id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"shown_at" timestamp with time zone NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"game_result" bigint NOT NULL,
	CONSTRAINT "reality_check_answer_check" UNIQUE("session_id","due_at"),
	CONSTRAINT "reality_check_answer_result" CHECK ("reality_check_answer"."game_result" = "reality_check_answer"."payout" - "reality_check_answer"."stake")
);
--> statement-breakpoint
CREATE TABLE "reality_check_choice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reality_check_choice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"interval" text,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_review" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ended_session" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_record" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"method" text NOT NULL,
	"outcome" text NOT NULL,
	"address" text NOT NULL,
	"country" text,
	"device" text,
	"session_id" text
);
--> statement-breakpoint
ALTER TABLE "account_opening" ADD COLUMN "sub" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "stepped_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_month" ADD CONSTRAINT "account_month_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_note" ADD CONSTRAINT "member_note_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_note" ADD CONSTRAINT "member_note_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_link_day" ADD CONSTRAINT "register_link_day_link_id_register_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."register_link"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_view" ADD CONSTRAINT "report_view_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_day" ADD CONSTRAINT "team_day_agent_id_account_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_list_day" ADD CONSTRAINT "team_list_day_agent_id_account_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_kind" ADD CONSTRAINT "muted_kind_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_user" ADD CONSTRAINT "passkey_user_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_pause" ADD CONSTRAINT "play_pause_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reality_check_answer" ADD CONSTRAINT "reality_check_answer_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reality_check_choice" ADD CONSTRAINT "reality_check_choice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_review" ADD CONSTRAINT "statement_review_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ended_session" ADD CONSTRAINT "ended_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_record" ADD CONSTRAINT "login_record_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_month_begin" ON "account_month" USING btree ("month","lineage" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "member_note_member" ON "member_note" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_view_name" ON "report_view" USING btree ("owner_id","report",lower("name"));--> statement-breakpoint
CREATE INDEX "passkey_account" ON "passkey" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "passkey_challenge_expires" ON "passkey_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "play_pause_account" ON "play_pause" USING btree ("account_id","playable_from");--> statement-breakpoint
CREATE INDEX "reality_check_answer_account" ON "reality_check_answer" USING btree ("account_id","answered_at");--> statement-breakpoint
CREATE INDEX "reality_check_choice_account" ON "reality_check_choice" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ended_session_account" ON "ended_session" USING btree ("account_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "login_record_account" ON "login_record" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "login_record_at" ON "login_record" USING btree ("at");--> statement-breakpoint
CREATE INDEX "account_day_deposit" ON "account_day" USING btree ("day","account_id","lineage") WHERE "account_day"."deposit_count" > 0;--> statement-breakpoint
CREATE INDEX "account_day_depositor" ON "account_day" USING btree ("account_id","day") WHERE "account_day"."deposit_count" > 0;--> statement-breakpoint
CREATE INDEX "contract_payout_unpaid" ON "contract_payout" USING btree ("payer_id","due_at") WHERE "contract_payout"."status" in ('pending', 'failed');--> statement-breakpoint
CREATE INDEX "limit_change_confirmable" ON "limit_change" USING btree ("confirmable_at");--> statement-breakpoint
CREATE INDEX "account_name_begin" ON "account" USING btree ("merchant","username" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "account_last_login" ON "account" USING btree ("last_login_at" DESC NULLS LAST);
--> statement-breakpoint
-- The ids of the agents above somebody. The sums of an agent are those of everybody below, so who has nobody above counts
-- for none.
CREATE FUNCTION agents_of(lineage text) RETURNS SETOF integer LANGUAGE sql IMMUTABLE ROWS 4 AS $$
  SELECT unnest(string_to_array(trim(BOTH '/' FROM lineage), '/')::integer[])
$$;
--> statement-breakpoint
-- Bets by category. Triggers run by name, so the day of the account comes first: its lock makes this wait for whoever
-- counts anew, or the other way round.
CREATE FUNCTION note_group_bets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO team_day_change (lineage, day, game_category, bets, stake, payout)
      SELECT account.lineage, day_of_merchant(account.merchant, played_at), game_type, count(*), sum(stake), sum(payout)
      FROM added JOIN account ON account.id = added.account_id
      WHERE account.lineage <> '/'
      GROUP BY 1, 2, 3;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO team_day_change (lineage, day, game_category, bets, stake, payout)
      SELECT account.lineage, day_of_merchant(account.merchant, played_at), game_type, -count(*), -sum(stake), -sum(payout)
      FROM removed JOIN account ON account.id = removed.account_id
      WHERE account.lineage <> '/'
      GROUP BY 1, 2, 3;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER bet_added_to_group AFTER INSERT ON bet REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_group_bets();
--> statement-breakpoint
CREATE TRIGGER bet_changed_in_group AFTER UPDATE ON bet REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION note_group_bets();
--> statement-breakpoint
CREATE TRIGGER bet_removed_from_group AFTER DELETE ON bet REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION note_group_bets();
--> statement-breakpoint
-- Whether a statement has a row for a day.
CREATE FUNCTION has_statement(done account_day) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT done.bets <> 0 OR done.rebate <> 0 OR done.bonus <> 0 OR done.salary <> 0
$$;
--> statement-breakpoint
-- All that a group has beside its bets follows from the days of its people.
CREATE FUNCTION note_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place integer := 1 << (extract(day FROM NEW.day)::integer - 1);
BEGIN
  INSERT INTO team_day_change (lineage, day, game_category, players, rebate, bonus, salary, deposit_count, deposits,
      withdrawals)
    SELECT lineage, NEW.day, 'OTHER', sum(players), sum(rebate), sum(bonus), sum(salary), sum(deposit_count),
      sum(deposits), sum(withdrawals)
    FROM (VALUES
      (NEW.lineage, (NEW.bets > 0)::integer, NEW.rebate, NEW.bonus, NEW.salary, NEW.deposit_count, NEW.deposits,
        NEW.withdrawals),
      (OLD.lineage, -(OLD.bets > 0)::integer, -OLD.rebate, -OLD.bonus, -OLD.salary, -OLD.deposit_count, -OLD.deposits,
        -OLD.withdrawals)
    ) AS moved (lineage, players, rebate, bonus, salary, deposit_count, deposits, withdrawals)
    WHERE lineage <> '/'
    GROUP BY lineage;
  IF TG_OP = 'INSERT' OR (OLD.lineage, OLD.bets > 0, has_statement(OLD)) <> (NEW.lineage, NEW.bets > 0, has_statement(NEW))
  THEN
    INSERT INTO account_month AS kept (account_id, month, lineage, played, stated)
      VALUES (NEW.account_id, date_trunc('month', NEW.day)::date, NEW.lineage,
        CASE WHEN NEW.bets > 0 THEN place ELSE 0 END, CASE WHEN has_statement(NEW) THEN place ELSE 0 END)
      ON CONFLICT (account_id, month) DO UPDATE SET lineage = excluded.lineage,
        played = (kept.played & ~place) | excluded.played, stated = (kept.stated & ~place) | excluded.stated;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER day_added AFTER INSERT ON account_day
  FOR EACH ROW EXECUTE FUNCTION note_day();
--> statement-breakpoint
-- Most changes are further bets of somebody who has bet on that day already, which are noted with the bet.
CREATE TRIGGER day_changed AFTER UPDATE ON account_day
  FOR EACH ROW WHEN ((OLD.lineage, OLD.bets > 0, OLD.rebate, OLD.bonus, OLD.salary, OLD.deposit_count, OLD.deposits, OLD.withdrawals)
    <> (NEW.lineage, NEW.bets > 0, NEW.rebate, NEW.bonus, NEW.salary, NEW.deposit_count, NEW.deposits, NEW.withdrawals))
  EXECUTE FUNCTION note_day();
--> statement-breakpoint
-- What else the groups have moves with the days of the account.
CREATE FUNCTION note_moved_bets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_day_change (lineage, day, game_category, bets, stake, payout)
    SELECT place.lineage, day_of_merchant(NEW.merchant, played_at), game_type,
      sign * count(*), sign * sum(stake), sign * sum(payout)
    FROM bet CROSS JOIN (VALUES (OLD.lineage, -1), (NEW.lineage, 1)) AS place (lineage, sign)
    WHERE account_id = NEW.id AND place.lineage <> '/'
    GROUP BY 1, 2, 3, sign;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER account_moved_with_bets AFTER UPDATE OF lineage ON account
  FOR EACH ROW WHEN (OLD.lineage <> NEW.lineage) EXECUTE FUNCTION note_moved_bets();
--> statement-breakpoint
-- All rows of the lists of movements and orders, each on the day that the lists say: an order on the day on which it moved
-- money, until then on the day on which it was begun.
CREATE VIEW list_row AS
  SELECT ledger_account.owner_id AS account_id, entry.at, CASE WHEN entry.amount > 0 THEN 'income' ELSE 'outgo' END AS list,
    entry.kind AS state, abs(entry.amount) AS amount, 0::bigint AS fee
  FROM entry JOIN ledger_account ON ledger_account.id = entry.ledger_account_id
  WHERE ledger_account.kind = 'wallet' AND ledger_account.owner_id IS NOT NULL
  UNION ALL
  SELECT account_id, coalesce(credited_at, created_at), 'deposit', state, amount, fee FROM deposit
  UNION ALL
  SELECT account_id, coalesce(paid_at, created_at), 'withdrawal', state, amount, fee FROM withdrawal
  UNION ALL
  SELECT giver_id, created_at, 'transferOut', '', amount, 0 FROM transfer WHERE kind <> 'WALLET'
  UNION ALL
  SELECT receiver_id, created_at, 'transferIn', '', amount, 0 FROM transfer WHERE kind <> 'WALLET';
--> statement-breakpoint
CREATE FUNCTION note_listed_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_list_change (lineage, day, list, state, rows, amount, fee)
    SELECT account.lineage, day_of_merchant(account.merchant, added.at),
      CASE WHEN added.amount > 0 THEN 'income' ELSE 'outgo' END, added.kind, count(*), sum(abs(added.amount)), 0
    FROM added
    JOIN ledger_account ON ledger_account.id = added.ledger_account_id AND ledger_account.kind = 'wallet'
    JOIN account ON account.id = ledger_account.owner_id
    WHERE account.lineage <> '/'
    GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER entry_added_to_list AFTER INSERT ON entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_listed_entries();
--> statement-breakpoint
-- Of a deposit or a withdrawal; it is given the column of the moment at which money moved.
CREATE FUNCTION note_listed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_list_change (lineage, day, list, state, rows, amount, fee)
    SELECT account.lineage, day_of_merchant(account.merchant, at), TG_TABLE_NAME, state, sum(sign), sum(sign * amount),
      sum(sign * fee)
    FROM (VALUES
      (NEW.account_id, coalesce((to_jsonb(NEW) ->> TG_ARGV[0])::timestamptz, NEW.created_at), NEW.state, NEW.amount, NEW.fee, 1),
      (OLD.account_id, coalesce((to_jsonb(OLD) ->> TG_ARGV[0])::timestamptz, OLD.created_at), OLD.state, OLD.amount, OLD.fee, -1)
    ) AS listed (account_id, at, state, amount, fee, sign)
    JOIN account ON account.id = listed.account_id
    WHERE account.lineage <> '/'
    GROUP BY 1, 2, 4
    HAVING sum(sign) <> 0 OR sum(sign * amount) <> 0 OR sum(sign * fee) <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER deposit_in_list AFTER INSERT OR UPDATE OR DELETE ON deposit
  FOR EACH ROW EXECUTE FUNCTION note_listed_order('credited_at');
--> statement-breakpoint
CREATE TRIGGER withdrawal_in_list AFTER INSERT OR UPDATE OR DELETE ON withdrawal
  FOR EACH ROW EXECUTE FUNCTION note_listed_order('paid_at');
--> statement-breakpoint
CREATE FUNCTION note_listed_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_list_change (lineage, day, list, state, rows, amount, fee)
    SELECT account.lineage, day_of_merchant(account.merchant, NEW.created_at), list, '', 1, NEW.amount, 0
    FROM (VALUES (NEW.giver_id, 'transferOut'), (NEW.receiver_id, 'transferIn')) AS side (account_id, list)
    JOIN account ON account.id = side.account_id
    WHERE account.lineage <> '/';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER transfer_in_list AFTER INSERT ON transfer
  FOR EACH ROW WHEN (NEW.kind <> 'WALLET') EXECUTE FUNCTION note_listed_transfer();
--> statement-breakpoint
CREATE FUNCTION note_moved_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_list_change (lineage, day, list, state, rows, amount, fee)
    SELECT place.lineage, day_of_merchant(NEW.merchant, at), list, state, sign * count(*), sign * sum(amount), sign * sum(fee)
    FROM list_row CROSS JOIN (VALUES (OLD.lineage, -1), (NEW.lineage, 1)) AS place (lineage, sign)
    WHERE account_id = NEW.id AND place.lineage <> '/'
    GROUP BY 1, 2, 3, 4, sign;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER account_moved_with_lists AFTER UPDATE OF lineage ON account
  FOR EACH ROW WHEN (OLD.lineage <> NEW.lineage) EXECUTE FUNCTION note_moved_lists();
--> statement-breakpoint
-- Counts anew what is kept of a merchant's teams by day, and the months of their people. Nobody may add to it meanwhile.
CREATE FUNCTION count_teams(whose text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM team_day USING account WHERE account.id = agent_id AND merchant = whose;
  DELETE FROM team_day_change AS change USING account
    WHERE account.id = split_part(change.lineage, '/', 2)::integer AND merchant = whose;
  INSERT INTO team_day (agent_id, day, game_category, players, bets, stake, payout, rebate, bonus, salary, deposit_count,
      deposits, withdrawals)
    SELECT agent_id, day, category, sum(players), sum(bets), sum(stake), sum(payout), sum(rebate), sum(bonus),
      sum(salary), sum(deposit_count), sum(deposits), sum(withdrawals)
    FROM (
      SELECT account.lineage, day_of_merchant(merchant, played_at) AS day, game_type AS category,
        0 AS players, count(*) AS bets, sum(stake) AS stake, sum(payout) AS payout, 0 AS rebate, 0 AS bonus,
        0 AS salary, 0 AS deposit_count, 0 AS deposits, 0 AS withdrawals
      FROM bet JOIN account ON account.id = bet.account_id
      WHERE merchant = whose GROUP BY 1, 2, 3
      UNION ALL
      SELECT account.lineage, day, 'OTHER', count(*) FILTER (WHERE bets > 0), 0, 0, 0, sum(rebate), sum(bonus), sum(salary),
        sum(deposit_count), sum(deposits), sum(withdrawals)
      FROM account_day JOIN account ON account.id = account_day.account_id
      WHERE merchant = whose GROUP BY 1, 2
    ) AS done CROSS JOIN LATERAL agents_of(lineage) AS above (agent_id)
    -- What is read together lies together.
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
  DELETE FROM account_month USING account WHERE account.id = account_id AND merchant = whose;
  INSERT INTO account_month (account_id, month, lineage, played, stated)
    SELECT account_id, date_trunc('month', day)::date, account.lineage,
      coalesce(bit_or(place) FILTER (WHERE bets > 0), 0),
      coalesce(bit_or(place) FILTER (WHERE has_statement(account_day)), 0)
    FROM account_day
    JOIN account ON account.id = account_day.account_id
    CROSS JOIN LATERAL (SELECT 1 << (extract(day FROM day)::integer - 1)) AS bit (place)
    WHERE merchant = whose
    GROUP BY 1, 2, 3 ORDER BY 2, 3, 1;
  DELETE FROM team_list_day USING account WHERE account.id = agent_id AND merchant = whose;
  DELETE FROM team_list_change AS change USING account
    WHERE account.id = split_part(change.lineage, '/', 2)::integer AND merchant = whose;
  INSERT INTO team_list_day (agent_id, day, list, state, rows, amount, fee)
    SELECT agent_id, day, list, state, sum(rows), sum(amount), sum(fee)
    FROM (
      SELECT account.lineage, day_of_merchant(merchant, at) AS day, list, state, count(*) AS rows, sum(amount) AS amount,
        sum(fee) AS fee
      FROM list_row JOIN account ON account.id = account_id
      WHERE merchant = whose GROUP BY 1, 2, 3, 4
    ) AS done CROSS JOIN LATERAL agents_of(lineage) AS above (agent_id)
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4;
END
$$;
--> statement-breakpoint
ALTER FUNCTION count_days_from RENAME TO count_account_days;
--> statement-breakpoint
-- Counts a merchant's sums anew, those of accounts and those of teams.
CREATE FUNCTION count_days_from(whose text, offset_minutes integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Lists first: who books writes to them before the day of an account.
  LOCK TABLE team_list_change, team_list_day, account_day, team_day, team_day_change IN SHARE ROW EXCLUSIVE MODE;
  -- What follows from the days is counted at once below.
  ALTER TABLE account_day DISABLE TRIGGER USER;
  PERFORM count_account_days(whose, offset_minutes);
  ALTER TABLE account_day ENABLE TRIGGER USER;
  PERFORM count_teams(whose);
END
$$;
--> statement-breakpoint
SELECT count_teams(merchant) FROM (SELECT DISTINCT merchant FROM account) AS known;
