CREATE TABLE "play_pause" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "play_pause_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"duration" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"cooling_off" text NOT NULL,
	"playable_from" timestamp with time zone,
	"end_requested_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "play_pause_end" CHECK ("play_pause"."ends_at" > "play_pause"."started_at"),
	CONSTRAINT "play_pause_playable" CHECK ("play_pause"."playable_from" >= "play_pause"."ends_at"),
	CONSTRAINT "play_pause_request" CHECK ("play_pause"."end_requested_at" is null or "play_pause"."end_requested_at" >= "play_pause"."ends_at" and "play_pause"."playable_from" is not null and "play_pause"."end_reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "play_pause" ADD CONSTRAINT "play_pause_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_pause_account" ON "play_pause" USING btree ("account_id","playable_from");