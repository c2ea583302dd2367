CREATE TABLE "billing_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "billing_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "returned" text;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "checkout_session_id" text;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "checkout_attempt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "checkout_opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "attention_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "reads_begun" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "read_written" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "refunded_cents" integer;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_mails" ADD CONSTRAINT "billing_mails_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_mails_user" ON "billing_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_mails_unsent" ON "billing_mails" USING btree ("created_at") WHERE "billing_mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "billing_accounts_checked_at" ON "billing_accounts" USING btree ("checked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_confirmed" ON "withdrawals" USING btree ("stripe_subscription_id") WHERE "withdrawals"."confirmed_at" is not null;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_returned" CHECK ("billing_accounts"."returned" in ('refunded', 'disputed'));--> statement-breakpoint
CREATE POLICY "billing_mails_own" ON "billing_mails" AS PERMISSIVE FOR ALL TO "salero_user" USING ("billing_mails"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("billing_mails"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "billing_mails_service" ON "billing_mails" AS PERMISSIVE FOR ALL TO "salero_service" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE billing_mails FORCE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE ALL ON billing_mails FROM PUBLIC;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON billing_mails TO salero_service;--> statement-breakpoint
GRANT SELECT ON billing_mails TO salero_user;
