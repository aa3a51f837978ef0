CREATE TABLE "statement_review" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "statement_review" ADD CONSTRAINT "statement_review_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;