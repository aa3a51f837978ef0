ALTER TABLE "account" ADD COLUMN "terms_agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "launch" ADD COLUMN "lottery" jsonb;