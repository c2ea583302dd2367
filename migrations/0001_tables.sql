CREATE TABLE "billing_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"status" text,
	"price_id" text,
	"current_period_end" timestamp (3) with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"started_at" timestamp (3) with time zone,
	"terms_version" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "billing_accounts_customer" UNIQUE("stripe_customer_id")
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"user_id" uuid,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "billing_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "daily_spend" (
	"day" date PRIMARY KEY NOT NULL,
	"micro_eur" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_spend" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"tool" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"status" text NOT NULL,
	"counter" text,
	"charged" boolean DEFAULT false NOT NULL,
	"lease_expires_at" timestamp (3) with time zone NOT NULL,
	"result" jsonb,
	"result_expires_at" timestamp (3) with time zone,
	"parent_id" uuid,
	"refinements_used" integer DEFAULT 0 NOT NULL,
	"engine" text,
	"model" text,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost_micro_eur" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generations_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "generations_status" CHECK ("generations"."status" in ('reserved', 'delivered', 'released')),
	CONSTRAINT "generations_counter" CHECK ("generations"."counter" in ('usage_count', 'usage_icebreaker', 'usage_intention_analyzer')),
	CONSTRAINT "generations_refinements_used" CHECK ("generations"."refinements_used" >= 0)
);
--> statement-breakpoint
ALTER TABLE "generations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_issuer_subject" UNIQUE("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "identities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"picture" text,
	"subscription_tier" text DEFAULT 'free' NOT NULL,
	"usage_count" integer DEFAULT 0 NOT NULL,
	"usage_icebreaker" integer DEFAULT 0 NOT NULL,
	"usage_intention_analyzer" integer DEFAULT 0 NOT NULL,
	"subscription_end" timestamp (3) with time zone,
	"address" text DEFAULT 'tu' NOT NULL,
	"terms_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_tier" CHECK ("profiles"."subscription_tier" in ('free', 'pro')),
	CONSTRAINT "profiles_address" CHECK ("profiles"."address" in ('tu', 'vos', 'usted')),
	CONSTRAINT "profiles_usage_count" CHECK ("profiles"."usage_count" >= 0),
	CONSTRAINT "profiles_usage_icebreaker" CHECK ("profiles"."usage_icebreaker" >= 0),
	CONSTRAINT "profiles_usage_intention_analyzer" CHECK ("profiles"."usage_intention_analyzer" >= 0)
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_bios" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"client_key" text,
	"bio_text" text NOT NULL,
	"keywords" text,
	"bio_style" text,
	CONSTRAINT "saved_bios_client_key" UNIQUE("user_id","client_key")
);
--> statement-breakpoint
ALTER TABLE "saved_bios" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_date_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"client_key" text,
	"plan_text" text NOT NULL,
	"interests" text,
	"date_type" text,
	"location" text,
	"style" text,
	"kind" text GENERATED ALWAYS AS (case
  when length("saved_date_plans"."plan_text") - length(translate("saved_date_plans"."plan_text", '[{', '')) > 500 then 'date-plan'
  when not ("saved_date_plans"."plan_text" is json object) then 'date-plan'
  when (regexp_replace("saved_date_plans"."plan_text", '\\u(0000|[dD][89a-fA-F][0-9a-fA-F]{2})', '\\/', 'g')::json -> 'postura') is null then 'date-plan'
  when (regexp_replace("saved_date_plans"."plan_text", '\\u(0000|[dD][89a-fA-F][0-9a-fA-F]{2})', '\\/', 'g')::json -> 'mirada') is null then 'date-plan'
  when (regexp_replace("saved_date_plans"."plan_text", '\\u(0000|[dD][89a-fA-F][0-9a-fA-F]{2})', '\\/', 'g')::json -> 'gestos') is null then 'date-plan'
  else 'body-language' end) STORED NOT NULL,
	CONSTRAINT "saved_date_plans_client_key" UNIQUE("user_id","client_key")
);
--> statement-breakpoint
ALTER TABLE "saved_date_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_icebreakers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"client_key" text,
	"message_text" text NOT NULL,
	"context" text,
	CONSTRAINT "saved_icebreakers_client_key" UNIQUE("user_id","client_key")
);
--> statement-breakpoint
ALTER TABLE "saved_icebreakers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_intention_analyses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"client_key" text,
	"original_message" text NOT NULL,
	"analysis" jsonb NOT NULL,
	CONSTRAINT "saved_intention_analyses_client_key" UNIQUE("user_id","client_key")
);
--> statement-breakpoint
ALTER TABLE "saved_intention_analyses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_outfits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"client_key" text,
	"outfit_text" text NOT NULL,
	"date_type" text,
	"style" text,
	"actual_date_type" text,
	CONSTRAINT "saved_outfits_client_key" UNIQUE("user_id","client_key")
);
--> statement-breakpoint
ALTER TABLE "saved_outfits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_redflags_analyses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"client_key" text,
	"original_message" text NOT NULL,
	"analysis" jsonb NOT NULL,
	CONSTRAINT "saved_redflags_analyses_client_key" UNIQUE("user_id","client_key")
);
--> statement-breakpoint
ALTER TABLE "saved_redflags_analyses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"absolute_expires_at" timestamp (3) with time zone NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	CONSTRAINT "sessions_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"stripe_subscription_id" text NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"refund_id" text,
	"mail_sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_events" ADD CONSTRAINT "billing_events_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_parent_id_generations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."generations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_bios" ADD CONSTRAINT "saved_bios_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_date_plans" ADD CONSTRAINT "saved_date_plans_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_icebreakers" ADD CONSTRAINT "saved_icebreakers_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_intention_analyses" ADD CONSTRAINT "saved_intention_analyses_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_outfits" ADD CONSTRAINT "saved_outfits_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_redflags_analyses" ADD CONSTRAINT "saved_redflags_analyses_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_accounts_subscription" ON "billing_accounts" USING btree ("stripe_subscription_id");--> statement-breakpoint
CREATE INDEX "billing_events_user" ON "billing_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "generations_user" ON "generations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "generations_parent" ON "generations" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "generations_lease" ON "generations" USING btree ("lease_expires_at") WHERE "generations"."status" = 'reserved';--> statement-breakpoint
CREATE INDEX "generations_result_expires_at" ON "generations" USING btree ("result_expires_at") WHERE "generations"."result" is not null;--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_window_start" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "saved_bios_newest" ON "saved_bios" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_date_plans_newest" ON "saved_date_plans" USING btree ("user_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_icebreakers_newest" ON "saved_icebreakers" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_intention_analyses_newest" ON "saved_intention_analyses" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_outfits_newest" ON "saved_outfits" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_redflags_analyses_newest" ON "saved_redflags_analyses" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_redflags_analyses_message" ON "saved_redflags_analyses" USING btree ("user_id",md5("original_message"));--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_expires_at" ON "sign_in_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "billing_accounts_own" ON "billing_accounts" AS PERMISSIVE FOR ALL TO "salero_user" USING ("billing_accounts"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("billing_accounts"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "billing_accounts_service" ON "billing_accounts" AS PERMISSIVE FOR ALL TO "salero_service" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "billing_events_service" ON "billing_events" AS PERMISSIVE FOR ALL TO "salero_service" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "daily_spend_service" ON "daily_spend" AS PERMISSIVE FOR ALL TO "salero_service" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "generations_own" ON "generations" AS PERMISSIVE FOR ALL TO "salero_user" USING ("generations"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("generations"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "generations_service" ON "generations" AS PERMISSIVE FOR ALL TO "salero_service" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "identities_own" ON "identities" AS PERMISSIVE FOR ALL TO "salero_user" USING ("identities"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("identities"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "identities_service" ON "identities" AS PERMISSIVE FOR ALL TO "salero_service" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "profiles_own" ON "profiles" AS PERMISSIVE FOR ALL TO "salero_user" USING ("profiles"."id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("profiles"."id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "profiles_service" ON "profiles" AS PERMISSIVE FOR ALL TO "salero_service" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "rate_limits_service" ON "rate_limits" AS PERMISSIVE FOR ALL TO "salero_service" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "saved_bios_own" ON "saved_bios" AS PERMISSIVE FOR ALL TO "salero_user" USING ("saved_bios"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("saved_bios"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_date_plans_own" ON "saved_date_plans" AS PERMISSIVE FOR ALL TO "salero_user" USING ("saved_date_plans"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("saved_date_plans"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_icebreakers_own" ON "saved_icebreakers" AS PERMISSIVE FOR ALL TO "salero_user" USING ("saved_icebreakers"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("saved_icebreakers"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_intention_analyses_own" ON "saved_intention_analyses" AS PERMISSIVE FOR ALL TO "salero_user" USING ("saved_intention_analyses"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("saved_intention_analyses"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_outfits_own" ON "saved_outfits" AS PERMISSIVE FOR ALL TO "salero_user" USING ("saved_outfits"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("saved_outfits"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_redflags_analyses_own" ON "saved_redflags_analyses" AS PERMISSIVE FOR ALL TO "salero_user" USING ("saved_redflags_analyses"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("saved_redflags_analyses"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "sessions_own" ON "sessions" AS PERMISSIVE FOR ALL TO "salero_user" USING ("sessions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("sessions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "sessions_service" ON "sessions" AS PERMISSIVE FOR ALL TO "salero_service" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sign_in_attempts_service" ON "sign_in_attempts" AS PERMISSIVE FOR ALL TO "salero_service" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "withdrawals_own" ON "withdrawals" AS PERMISSIVE FOR ALL TO "salero_user" USING ("withdrawals"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("withdrawals"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "withdrawals_service" ON "withdrawals" AS PERMISSIVE FOR ALL TO "salero_service" USING (true) WITH CHECK (true);