CREATE TABLE "demo_ticket" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"ledger_account_id" integer NOT NULL,
	"play_money" boolean NOT NULL,
	"game_code" text NOT NULL,
	"draw_index" integer NOT NULL,
	"numero" text NOT NULL,
	"draw_at" timestamp with time zone NOT NULL,
	"wager" text NOT NULL,
	"picks" text[] NOT NULL,
	"stake" bigint NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"win" bigint
);
--> statement-breakpoint
ALTER TABLE "bet" ADD COLUMN "is_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bet" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "demo_ticket" ADD CONSTRAINT "demo_ticket_ledger_account_id_ledger_account_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demo_ticket_open" ON "demo_ticket" USING btree ("merchant","draw_at") WHERE "demo_ticket"."win" is null;--> statement-breakpoint
CREATE INDEX "demo_ticket_player" ON "demo_ticket" USING btree ("ledger_account_id","game_code","bought_at");