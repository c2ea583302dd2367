CREATE TABLE "saved_bio_analyses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"client_key" text,
	"search_text" text,
	"note" text,
	"favourite" boolean DEFAULT false NOT NULL,
	"bio_text" text NOT NULL,
	"analysis" jsonb NOT NULL,
	"desired_style" text,
	"app_type" text,
	CONSTRAINT "saved_bio_analyses_client_key" UNIQUE("user_id","client_key")
);
--> statement-breakpoint
ALTER TABLE "saved_bio_analyses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"client_key" text,
	"search_text" text,
	"note" text,
	"favourite" boolean DEFAULT false NOT NULL,
	"reply_text" text NOT NULL,
	"received_message" text,
	"last_message" text,
	"objective" text,
	"style" text,
	CONSTRAINT "saved_replies_client_key" UNIQUE("user_id","client_key")
);
--> statement-breakpoint
ALTER TABLE "saved_replies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "saved_date_plans" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "saved_date_plans" ADD COLUMN "favourite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "favourite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_bios" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "saved_bios" ADD COLUMN "favourite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_icebreakers" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "saved_icebreakers" ADD COLUMN "favourite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_outfits" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "saved_outfits" ADD COLUMN "favourite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_redflags_analyses" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "saved_redflags_analyses" ADD COLUMN "favourite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_intention_analyses" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "saved_intention_analyses" ADD COLUMN "favourite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_bio_analyses" ADD CONSTRAINT "saved_bio_analyses_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_bio_analyses_newest" ON "saved_bio_analyses" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_replies_newest" ON "saved_replies" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE POLICY "saved_bio_analyses_own" ON "saved_bio_analyses" AS PERMISSIVE FOR ALL TO "salero_user" USING ("saved_bio_analyses"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("saved_bio_analyses"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_replies_own" ON "saved_replies" AS PERMISSIVE FOR ALL TO "salero_user" USING ("saved_replies"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("saved_replies"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "saved_bio_analyses" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "saved_replies" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE ALL ON saved_bio_analyses, saved_replies FROM PUBLIC;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON saved_bio_analyses, saved_replies TO salero_user;--> statement-breakpoint
GRANT UPDATE (search_text) ON saved_bio_analyses, saved_replies TO salero_user;--> statement-breakpoint
GRANT UPDATE (note, favourite) ON
  saved_bio_analyses, saved_bios, saved_date_plans, saved_icebreakers, saved_intention_analyses, saved_outfits,
  saved_redflags_analyses, saved_replies
TO salero_user;--> statement-breakpoint
GRANT UPDATE (bio_text) ON saved_bios TO salero_user;--> statement-breakpoint
GRANT UPDATE (plan_text) ON saved_date_plans TO salero_user;--> statement-breakpoint
GRANT UPDATE (message_text) ON saved_icebreakers TO salero_user;--> statement-breakpoint
GRANT UPDATE (outfit_text) ON saved_outfits TO salero_user;--> statement-breakpoint
GRANT UPDATE (reply_text) ON saved_replies TO salero_user;
