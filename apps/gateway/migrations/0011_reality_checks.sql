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
ALTER TABLE "reality_check_answer" ADD CONSTRAINT "reality_check_answer_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reality_check_choice" ADD CONSTRAINT "reality_check_choice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reality_check_answer_account" ON "reality_check_answer" USING btree ("account_id","answered_at");--> statement-breakpoint
CREATE INDEX "reality_check_choice_account" ON "reality_check_choice" USING btree ("account_id","id");