CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"account_id" integer,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"contact" text,
	"language" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"content_type" text NOT NULL,
	"sent_bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"data" "bytea" NOT NULL,
	"used_for" text,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"offerer_id" integer,
	"offeree_id" integer NOT NULL,
	"period" text NOT NULL,
	"rate" integer NOT NULL,
	"remark" text NOT NULL,
	"reason" text,
	"request" text NOT NULL,
	"state" text NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"termination_asked_at" timestamp with time zone,
	"termination_answered_at" timestamp with time zone,
	"starts_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"counts_until" timestamp with time zone,
	CONSTRAINT "contract_state" CHECK ("contract"."request" = 'new' or ("contract"."request" = 'termination' and "contract"."state" in ('pending', 'terminated')))
);
--> statement-breakpoint
CREATE TABLE "contract_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_id" text NOT NULL,
	"type" text NOT NULL,
	"side" text,
	"request" text NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_payout" (
	"id" text PRIMARY KEY NOT NULL,
	"contract_id" text NOT NULL,
	"kind" text NOT NULL,
	"payer_id" integer,
	"payee_id" integer NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"active_members" integer NOT NULL,
	"period_bet" bigint NOT NULL,
	"period_profit_loss" bigint NOT NULL,
	"rate" integer NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"txn_id" integer,
	CONSTRAINT "contract_payout_once" UNIQUE("contract_id","start_at"),
	CONSTRAINT "contract_payout_amount" CHECK ("contract_payout"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contract_tier" (
	"contract_id" text NOT NULL,
	"position" smallint NOT NULL,
	"rate" integer NOT NULL,
	"active_members" integer NOT NULL,
	"period_bet" bigint NOT NULL,
	"period_profit_loss" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "contract_tier_contract_id_position_pk" PRIMARY KEY("contract_id","position")
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"username" text NOT NULL,
	"nickname" text NOT NULL,
	"type" smallint NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"upline_id" integer,
	"referral_code" text,
	"referred_by_id" integer,
	"lineage" text DEFAULT '/' NOT NULL,
	"password_hash" text,
	"password_changed_at" timestamp with time zone,
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
	"asks_always" boolean DEFAULT false NOT NULL,
	"first_login_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"last_login_address" text,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_username" UNIQUE("merchant","username"),
	CONSTRAINT "account_mobile" UNIQUE("merchant","dialing_code","mobile_num"),
	CONSTRAINT "account_email" UNIQUE("merchant","email"),
	CONSTRAINT "account_referral" UNIQUE("merchant","referral_code")
);
--> statement-breakpoint
CREATE TABLE "known_address" (
	"account_id" integer NOT NULL,
	"address" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_address_account_id_address_pk" PRIMARY KEY("account_id","address")
);
--> statement-breakpoint
CREATE TABLE "login_challenge" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"login_type" text NOT NULL,
	"password_expired" boolean NOT NULL,
	"weak_password" boolean NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"code_hash" text,
	"code_method" text,
	"code_expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
	"address" text NOT NULL,
	"device" text,
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
CREATE TABLE "balance" (
	"ledger_account_id" integer PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"may_be_negative" boolean NOT NULL,
	CONSTRAINT "balance_covered" CHECK ("balance"."may_be_negative" or "balance"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"txn_id" integer NOT NULL,
	"ledger_account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	CONSTRAINT "entry_not_zero" CHECK ("entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"operation_id" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_scope_key_pk" PRIMARY KEY("scope","key")
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
CREATE TABLE "bank_account" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"account_id" integer NOT NULL,
	"bank_code" text NOT NULL,
	"account_number" text NOT NULL,
	"payee_name" text NOT NULL,
	"branch" text,
	"currency" text NOT NULL,
	"is_default" boolean NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_code" (
	"merchant" text NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries_left" smallint NOT NULL,
	CONSTRAINT "email_code_merchant_purpose_email_pk" PRIMARY KEY("merchant","purpose","email")
);
--> statement-breakpoint
CREATE TABLE "member_profile" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"icon_id" text,
	"id_number" text,
	"qq_num" text,
	"line" text,
	"whatsapp" text,
	"facebook" text,
	"wechat" text,
	"zalo" text,
	"telegram" text,
	"skype" text
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"account_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_code_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "social_account" (
	"merchant" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" integer NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_account_merchant_provider_subject_pk" PRIMARY KEY("merchant","provider","subject"),
	CONSTRAINT "social_account_owner" UNIQUE("account_id","provider")
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text DEFAULT 'SYSTEM' NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"link" text,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"owner" text PRIMARY KEY NOT NULL,
	"text_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_run" (
	"name" text PRIMARY KEY NOT NULL,
	"done_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_use" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" bigint[] NOT NULL,
	"refused" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
CREATE TABLE "favourite" (
	"account_id" integer NOT NULL,
	"node_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_account_id_node_id_pk" PRIMARY KEY("account_id","node_id")
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
CREATE TABLE "recent_game" (
	"account_id" integer NOT NULL,
	"node_id" integer NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_game_account_id_node_id_pk" PRIMARY KEY("account_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "point_carry" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"turnover" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_mall" (
	"merchant" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"ratio" integer NOT NULL,
	"minimum_convert" integer NOT NULL,
	"maximum_convert" integer NOT NULL,
	"convert_step" integer NOT NULL,
	"turnover_per_point" bigint NOT NULL,
	"rules" jsonb NOT NULL,
	CONSTRAINT "point_mall_exact" CHECK ("point_mall"."convert_step" * 100 % "point_mall"."ratio" = 0),
	CONSTRAINT "point_mall_turnover" CHECK ("point_mall"."turnover_per_point" > 0)
);
--> statement-breakpoint
CREATE TABLE "point_reward" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"place" smallint NOT NULL,
	"exchange_type" text NOT NULL,
	"points_needed" integer NOT NULL,
	"amount" bigint,
	"stock" integer,
	"maximum_quantity" integer NOT NULL,
	"member_limit" integer,
	"needs_address" boolean NOT NULL,
	"promotion_id" text,
	"turnover_multiple" smallint DEFAULT 0 NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"image_url" text,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	CONSTRAINT "point_reward_stock" CHECK ("point_reward"."stock" >= 0),
	CONSTRAINT "point_reward_amount" CHECK ("point_reward"."exchange_type" not in ('CASH', 'BONUS') or "point_reward"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "redeem_request" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"reward_id" text,
	"exchange_type" text NOT NULL,
	"name" jsonb NOT NULL,
	"points" integer NOT NULL,
	"amount" bigint,
	"quantity" integer NOT NULL,
	"status" text NOT NULL,
	"reason" jsonb,
	"recipient_name" text,
	"mobile_num" text,
	"address" text,
	"remark" text,
	"applied_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redeem_request_points" CHECK ("redeem_request"."points" > 0 and "redeem_request"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "bonus" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"transaction_number" text NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"points" integer NOT NULL,
	"turnover_required" bigint NOT NULL,
	"credited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "bonus_transaction_number_unique" UNIQUE("transaction_number")
);
--> statement-breakpoint
CREATE TABLE "mission_claim" (
	"account_id" integer NOT NULL,
	"mission_id" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"mission_points" integer NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mission_claim_account_id_mission_id_period_start_pk" PRIMARY KEY("account_id","mission_id","period_start")
);
--> statement-breakpoint
CREATE TABLE "participation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "participation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"promotion_id" text NOT NULL,
	"account_id" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "participation_once" UNIQUE("promotion_id","account_id","period_start")
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"place" smallint NOT NULL,
	"kind" text NOT NULL,
	"period" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"capacity" integer,
	"minimum_vip" smallint DEFAULT 0 NOT NULL,
	"payout" text NOT NULL,
	"goal" text,
	"goal_amount" bigint DEFAULT 0 NOT NULL,
	"bonus_amount" bigint,
	"bonus_rate" integer,
	"maximum_bonus" bigint,
	"minimum_deposit" bigint,
	"turnover_multiple" smallint DEFAULT 0 NOT NULL,
	"game_categories" text[] DEFAULT '{}' NOT NULL,
	"needs_remark" boolean DEFAULT false NOT NULL,
	"maximum_images" smallint DEFAULT 0 NOT NULL,
	"image_url" text,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	CONSTRAINT "promotion_payout" CHECK ("promotion"."payout" = 'tickets' or ("promotion"."bonus_amount" is null) <> ("promotion"."bonus_rate" is null))
);
--> statement-breakpoint
CREATE TABLE "rebate_claim" (
	"account_id" integer NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rebate_claim_account_id_from_at_pk" PRIMARY KEY("account_id","from_at"),
	CONSTRAINT "rebate_claim_span" CHECK ("rebate_claim"."from_at" < "rebate_claim"."until_at")
);
--> statement-breakpoint
CREATE TABLE "referral_programme" (
	"merchant" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"minimum_deposit" bigint NOT NULL,
	"within_days" smallint NOT NULL,
	"reward_amount" bigint NOT NULL,
	"turnover_multiple" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"promotion_id" text,
	"participation_id" integer,
	"mission_id" text,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"points" integer NOT NULL,
	"turnover_multiple" smallint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "reward_reason" UNIQUE("account_id","reason"),
	CONSTRAINT "reward_worth" CHECK ("reward"."amount" >= 0 and "reward"."points" >= 0),
	CONSTRAINT "reward_not_empty" CHECK ("reward"."amount" > 0 or "reward"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "reward_application" (
	"id" text PRIMARY KEY NOT NULL,
	"participation_id" integer NOT NULL,
	"status" text NOT NULL,
	"remark" text NOT NULL,
	"image_ids" text[] DEFAULT '{}' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"rejection_reason" jsonb
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"promotion_id" text NOT NULL,
	"reason" text NOT NULL,
	"kind" text NOT NULL,
	"source" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"prize_id" text,
	"prize_amount" bigint,
	"prize_points" integer,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "ticket_reason" UNIQUE("account_id","promotion_id","reason"),
	CONSTRAINT "ticket_drawn" CHECK (("ticket"."opened_at" is null) = ("ticket"."prize_id" is null)),
	CONSTRAINT "ticket_claimed" CHECK ("ticket"."claimed_at" is null or "ticket"."opened_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "account_opening" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"link_id" integer,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_rebate" (
	"account_id" integer NOT NULL,
	"game_category" text NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "account_rebate_account_id_game_category_pk" PRIMARY KEY("account_id","game_category")
);
--> statement-breakpoint
CREATE TABLE "account_rebate_past" (
	"account_id" integer NOT NULL,
	"game_category" text NOT NULL,
	"rate" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "account_rebate_past_account_id_game_category_until_pk" PRIMARY KEY("account_id","game_category","until")
);
--> statement-breakpoint
CREATE TABLE "register_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "register_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"affiliate_code" text NOT NULL,
	"for_agents" boolean NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"registered" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "register_link_code" UNIQUE("merchant","affiliate_code")
);
--> statement-breakpoint
CREATE TABLE "register_link_rebate" (
	"link_id" integer NOT NULL,
	"game_category" text NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "register_link_rebate_link_id_game_category_pk" PRIMARY KEY("link_id","game_category")
);
--> statement-breakpoint
CREATE TABLE "deposit" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"method_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"state" text NOT NULL,
	"payer_name" text,
	"promotion_id" text,
	"steps" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"credited_at" timestamp with time zone,
	"txn_id" integer,
	CONSTRAINT "deposit_txn" UNIQUE("txn_id"),
	CONSTRAINT "deposit_amount" CHECK ("deposit"."amount" > 0 and "deposit"."fee" between 0 and "deposit"."amount"),
	CONSTRAINT "deposit_credited" CHECK (("deposit"."state" = 'SUCCEEDED') = ("deposit"."txn_id" is not null and "deposit"."credited_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "transfer" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"giver_id" integer NOT NULL,
	"receiver_id" integer NOT NULL,
	"from_name" text NOT NULL,
	"to_name" text NOT NULL,
	"amount" bigint NOT NULL,
	"remark" text,
	"txn_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transfer_txn" UNIQUE("txn_id"),
	CONSTRAINT "transfer_amount" CHECK ("transfer"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"method_id" text NOT NULL,
	"bank_account_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"received_amount" bigint NOT NULL,
	"state" text NOT NULL,
	"settled_by" text,
	"remark" text,
	"image_ids" text[] DEFAULT '{}' NOT NULL,
	"steps" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"confirm_before" timestamp with time zone,
	CONSTRAINT "withdrawal_amount" CHECK ("withdrawal"."amount" > 0 and "withdrawal"."fee" between 0 and "withdrawal"."amount"),
	CONSTRAINT "withdrawal_received" CHECK ("withdrawal"."received_amount" between 0 and "withdrawal"."amount" - "withdrawal"."fee")
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_offerer_id_account_id_fk" FOREIGN KEY ("offerer_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_offeree_id_account_id_fk" FOREIGN KEY ("offeree_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_event" ADD CONSTRAINT "contract_event_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_payout" ADD CONSTRAINT "contract_payout_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_payout" ADD CONSTRAINT "contract_payout_payer_id_account_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_payout" ADD CONSTRAINT "contract_payout_payee_id_account_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_payout" ADD CONSTRAINT "contract_payout_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_tier" ADD CONSTRAINT "contract_tier_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_upline_id_account_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_referred_by_id_account_id_fk" FOREIGN KEY ("referred_by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_address" ADD CONSTRAINT "known_address_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_challenge" ADD CONSTRAINT "login_challenge_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_ticket" ADD CONSTRAINT "session_ticket_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance" ADD CONSTRAINT "balance_ledger_account_id_ledger_account_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_ledger_account_id_ledger_account_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profile" ADD CONSTRAINT "member_profile_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_account" ADD CONSTRAINT "social_account_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet" ADD CONSTRAINT "bet_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet" ADD CONSTRAINT "bet_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch" ADD CONSTRAINT "launch_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch" ADD CONSTRAINT "launch_ledger_account_id_ledger_account_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_game" ADD CONSTRAINT "recent_game_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_carry" ADD CONSTRAINT "point_carry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_reward" ADD CONSTRAINT "point_reward_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redeem_request" ADD CONSTRAINT "redeem_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redeem_request" ADD CONSTRAINT "redeem_request_reward_id_point_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."point_reward"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus" ADD CONSTRAINT "bonus_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_claim" ADD CONSTRAINT "mission_claim_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participation" ADD CONSTRAINT "participation_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participation" ADD CONSTRAINT "participation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_claim" ADD CONSTRAINT "rebate_claim_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward" ADD CONSTRAINT "reward_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward" ADD CONSTRAINT "reward_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward" ADD CONSTRAINT "reward_participation_id_participation_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_application" ADD CONSTRAINT "reward_application_participation_id_participation_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_opening" ADD CONSTRAINT "account_opening_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_opening" ADD CONSTRAINT "account_opening_link_id_register_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."register_link"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_rebate" ADD CONSTRAINT "account_rebate_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_rebate_past" ADD CONSTRAINT "account_rebate_past_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_link" ADD CONSTRAINT "register_link_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_link_rebate" ADD CONSTRAINT "register_link_rebate_link_id_register_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."register_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_giver_id_account_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_receiver_id_account_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_bank_account_id_bank_account_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_sent" ON "feedback" USING btree ("merchant","sent_at");--> statement-breakpoint
CREATE INDEX "upload_owner" ON "upload" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "upload_unused" ON "upload" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "contract_offerer" ON "contract" USING btree ("offerer_id","kind");--> statement-breakpoint
CREATE INDEX "contract_offeree" ON "contract" USING btree ("offeree_id","kind");--> statement-breakpoint
CREATE INDEX "contract_counted" ON "contract" USING btree ("kind","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_open" ON "contract" USING btree ("offeree_id","kind") WHERE "contract"."request" = 'new' and "contract"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "contract_in_force" ON "contract" USING btree ("offeree_id","kind") WHERE ("contract"."request" = 'new' and "contract"."state" = 'accepted') or ("contract"."request" = 'termination' and "contract"."state" = 'pending');--> statement-breakpoint
CREATE INDEX "contract_event_contract" ON "contract_event" USING btree ("contract_id","id");--> statement-breakpoint
CREATE INDEX "contract_payout_payer" ON "contract_payout" USING btree ("payer_id","kind","end_at");--> statement-breakpoint
CREATE INDEX "contract_payout_payee" ON "contract_payout" USING btree ("payee_id","kind","end_at");--> statement-breakpoint
CREATE INDEX "contract_payout_due" ON "contract_payout" USING btree ("due_at") WHERE "contract_payout"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "account_upline" ON "account" USING btree ("upline_id");--> statement-breakpoint
CREATE INDEX "account_lineage" ON "account" USING btree ("lineage" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "login_challenge_account" ON "login_challenge" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "password_reset_account" ON "password_reset" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "entry_txn" ON "entry" USING btree ("txn_id");--> statement-breakpoint
CREATE INDEX "entry_account" ON "entry" USING btree ("ledger_account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_account_kind" ON "ledger_account" USING btree ("kind","currency");--> statement-breakpoint
CREATE INDEX "txn_created" ON "txn" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bank_account_owner" ON "bank_account" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_account_number" ON "bank_account" USING btree ("merchant","bank_code","account_number") WHERE "bank_account"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_account_default" ON "bank_account" USING btree ("account_id") WHERE "bank_account"."is_default" and "bank_account"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "message_account" ON "message" USING btree ("account_id","read_at");--> statement-breakpoint
CREATE INDEX "message_sent" ON "message" USING btree ("account_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "rate_use_expires" ON "rate_use" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sealed_seen_at" ON "sealed_seen" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "bet_account" ON "bet" USING btree ("account_id","played_at");--> statement-breakpoint
CREATE INDEX "bet_played" ON "bet" USING btree ("played_at");--> statement-breakpoint
CREATE INDEX "bet_payout" ON "bet" USING btree ("payout","played_at");--> statement-breakpoint
CREATE INDEX "point_reward_merchant" ON "point_reward" USING btree ("merchant","place");--> statement-breakpoint
CREATE INDEX "redeem_request_account" ON "redeem_request" USING btree ("account_id","applied_at");--> statement-breakpoint
CREATE INDEX "redeem_request_status" ON "redeem_request" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "redeem_request_reward" ON "redeem_request" USING btree ("reward_id","account_id");--> statement-breakpoint
CREATE INDEX "bonus_account" ON "bonus" USING btree ("account_id","credited_at");--> statement-breakpoint
CREATE INDEX "mission_claim_at" ON "mission_claim" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "participation_account" ON "participation" USING btree ("account_id","period_start");--> statement-breakpoint
CREATE INDEX "participation_state" ON "participation" USING btree ("state");--> statement-breakpoint
CREATE INDEX "promotion_merchant" ON "promotion" USING btree ("merchant","place");--> statement-breakpoint
CREATE INDEX "reward_account" ON "reward" USING btree ("account_id","issued_at");--> statement-breakpoint
CREATE INDEX "reward_participation" ON "reward" USING btree ("participation_id");--> statement-breakpoint
CREATE INDEX "reward_application_participation" ON "reward_application" USING btree ("participation_id","requested_at");--> statement-breakpoint
CREATE INDEX "reward_application_status" ON "reward_application" USING btree ("status","requested_at");--> statement-breakpoint
CREATE INDEX "ticket_account" ON "ticket" USING btree ("account_id","issued_at");--> statement-breakpoint
CREATE INDEX "account_opening_link" ON "account_opening" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "register_link_owner" ON "register_link" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "deposit_account" ON "deposit" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "deposit_state" ON "deposit" USING btree ("state");--> statement-breakpoint
CREATE INDEX "transfer_giver" ON "transfer" USING btree ("giver_id","created_at");--> statement-breakpoint
CREATE INDEX "transfer_receiver" ON "transfer" USING btree ("receiver_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawal_account" ON "withdrawal" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawal_bank_account" ON "withdrawal" USING btree ("bank_account_id");--> statement-breakpoint
CREATE INDEX "withdrawal_state" ON "withdrawal" USING btree ("state");