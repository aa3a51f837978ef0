CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"username" text NOT NULL,
	"nickname" text NOT NULL,
	"type" smallint NOT NULL,
	"password_hash" text,
	"password_expires_at" timestamp with time zone,
	"payment_password_hash" text,
	"email" text,
	"dialing_code" text,
	"mobile_num" text,
	"payee_name" text,
	"birthday" date,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"vip_level" smallint DEFAULT 0 NOT NULL,
	"asks_for_verification" boolean DEFAULT false NOT NULL,
	"first_login_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"last_login_address" text,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_username" UNIQUE("merchant","username"),
	CONSTRAINT "account_mobile" UNIQUE("merchant","dialing_code","mobile_num"),
	CONSTRAINT "account_email" UNIQUE("merchant","email")
);
--> statement-breakpoint
CREATE TABLE "balance" (
	"ledger_account_id" integer PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"may_be_negative" boolean NOT NULL,
	CONSTRAINT "balance_covered" CHECK ("balance"."may_be_negative" or "balance"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bet" (
	"id" text PRIMARY KEY NOT NULL,
	"launch_id" text,
	"account_id" integer NOT NULL,
	"txn_id" integer,
	"node_id" integer,
	"vassalage" text NOT NULL,
	"game_type" text NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"played_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"txn_id" integer NOT NULL,
	"ledger_account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "entry_not_zero" CHECK ("entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"account_id" integer NOT NULL,
	"node_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_account_id_node_id_pk" PRIMARY KEY("account_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"operation_id" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "launch" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" integer,
	"session_id" text,
	"ledger_account_id" integer NOT NULL,
	"node_id" integer,
	"vassalage" text NOT NULL,
	"game_type" text NOT NULL,
	"language" text NOT NULL,
	"back_url" text,
	"play_money" boolean NOT NULL,
	"open_before" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "launch_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "ledger_account_owner" UNIQUE("owner_id","kind","currency")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recent_game" (
	"account_id" integer NOT NULL,
	"node_id" integer NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_game_account_id_node_id_pk" PRIMARY KEY("account_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "sealed_seen" (
	"jti" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sealing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"account_id" integer NOT NULL,
	"login_type" text NOT NULL,
	"password_expired" boolean NOT NULL,
	"weak_password" boolean NOT NULL,
	"previous_login_at" timestamp with time zone,
	"previous_login_address" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "session_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"merchant" text NOT NULL,
	"purpose" text NOT NULL,
	"dialing_code" text NOT NULL,
	"mobile_num" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries_left" smallint NOT NULL,
	CONSTRAINT "sms_code_merchant_purpose_dialing_code_mobile_num_pk" PRIMARY KEY("merchant","purpose","dialing_code","mobile_num")
);
--> statement-breakpoint
CREATE TABLE "txn" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "txn_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "txn_key" UNIQUE("scope","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "balance" ADD CONSTRAINT "balance_ledger_account_id_ledger_account_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet" ADD CONSTRAINT "bet_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet" ADD CONSTRAINT "bet_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_ledger_account_id_ledger_account_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch" ADD CONSTRAINT "launch_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch" ADD CONSTRAINT "launch_ledger_account_id_ledger_account_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_game" ADD CONSTRAINT "recent_game_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_ticket" ADD CONSTRAINT "session_ticket_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bet_account" ON "bet" USING btree ("account_id","played_at");--> statement-breakpoint
CREATE INDEX "bet_payout" ON "bet" USING btree ("payout","played_at");--> statement-breakpoint
CREATE INDEX "entry_txn" ON "entry" USING btree ("txn_id");--> statement-breakpoint
CREATE INDEX "entry_account" ON "entry" USING btree ("ledger_account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_account_kind" ON "ledger_account" USING btree ("kind","currency");--> statement-breakpoint
CREATE INDEX "message_account" ON "message" USING btree ("account_id","read_at");--> statement-breakpoint
CREATE INDEX "sealed_seen_at" ON "sealed_seen" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");