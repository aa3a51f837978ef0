DROP INDEX "entry_account";--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "entry_moment" ON "entry" USING btree ("ledger_account_id","at");--> statement-breakpoint
CREATE INDEX "entry_deposit" ON "entry" USING btree ("ledger_account_id","at") WHERE "entry"."kind" = 'DEPOSIT';