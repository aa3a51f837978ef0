CREATE TABLE "muted_kind" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "muted_kind_account_id_kind_pk" PRIMARY KEY("account_id","kind")
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
ALTER TABLE "muted_kind" ADD CONSTRAINT "muted_kind_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_record" ADD CONSTRAINT "login_record_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_record_account" ON "login_record" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "login_record_at" ON "login_record" USING btree ("at");--> statement-breakpoint
CREATE INDEX "limit_change_confirmable" ON "limit_change" USING btree ("confirmable_at");