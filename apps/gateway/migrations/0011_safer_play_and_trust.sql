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
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	"net" bigint NOT NULL,
	CONSTRAINT "reality_check_answer_check" UNIQUE("session_id","due_at"),
	CONSTRAINT "reality_check_answer_net" CHECK ("reality_check_answer"."net" = "reality_check_answer"."won" - "reality_check_answer"."staked")
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
ALTER TABLE "session" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "stepped_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "muted_kind" ADD CONSTRAINT "muted_kind_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_user" ADD CONSTRAINT "passkey_user_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_pause" ADD CONSTRAINT "play_pause_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reality_check_answer" ADD CONSTRAINT "reality_check_answer_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reality_check_choice" ADD CONSTRAINT "reality_check_choice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_review" ADD CONSTRAINT "statement_review_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_record" ADD CONSTRAINT "login_record_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_account" ON "passkey" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "passkey_challenge_expires" ON "passkey_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "play_pause_account" ON "play_pause" USING btree ("account_id","playable_from");--> statement-breakpoint
CREATE INDEX "reality_check_answer_account" ON "reality_check_answer" USING btree ("account_id","answered_at");--> statement-breakpoint
CREATE INDEX "reality_check_choice_account" ON "reality_check_choice" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "login_record_account" ON "login_record" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "login_record_at" ON "login_record" USING btree ("at");--> statement-breakpoint
CREATE INDEX "limit_change_confirmable" ON "limit_change" USING btree ("confirmable_at");