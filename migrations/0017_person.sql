CREATE TABLE "about_me" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "about_me" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "voices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"samples" jsonb NOT NULL,
	"description" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "about_me" ADD CONSTRAINT "about_me_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "about_me_own" ON "about_me" AS PERMISSIVE FOR ALL TO "salero_user" USING ("about_me"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("about_me"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "voices_own" ON "voices" AS PERMISSIVE FOR ALL TO "salero_user" USING ("voices"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("voices"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE voices FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE about_me FORCE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE ALL ON voices, about_me FROM PUBLIC;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON voices, about_me TO salero_user;--> statement-breakpoint
GRANT UPDATE (samples, description, is_on, updated_at) ON voices TO salero_user;--> statement-breakpoint
GRANT UPDATE (facts, updated_at) ON about_me TO salero_user;
