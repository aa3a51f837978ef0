CREATE TABLE "limit_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "limit_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint,
	"waiting_amount" bigint,
	"confirmable_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "limit_change_amount" CHECK ("limit_change"."amount" > 0),
	CONSTRAINT "limit_change_higher" CHECK ("limit_change"."confirmable_at" is null and "limit_change"."waiting_amount" is null
        or "limit_change"."confirmable_at" is not null and "limit_change"."amount" is not null
          and ("limit_change"."waiting_amount" is null or "limit_change"."waiting_amount" > "limit_change"."amount"))
);
--> statement-breakpoint
ALTER TABLE "limit_change" ADD CONSTRAINT "limit_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "limit_change_account" ON "limit_change" USING btree ("account_id","kind","period","id");