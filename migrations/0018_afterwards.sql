CREATE TABLE "feedback" (
	"generation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"mark" text NOT NULL,
	"text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_mark" CHECK ("feedback"."mark" in ('useful', 'useless', 'wrong'))
);
--> statement-breakpoint
ALTER TABLE "feedback" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outcomes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"generation_id" uuid NOT NULL,
	"angle" text NOT NULL,
	"characters" integer NOT NULL,
	"answered" boolean,
	"met" boolean,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outcomes_text" UNIQUE("generation_id","angle")
);
--> statement-breakpoint
ALTER TABLE "outcomes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "prompt" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feedback_created_at" ON "feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outcomes_user" ON "outcomes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outcomes_created_at" ON "outcomes" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "feedback_own" ON "feedback" AS PERMISSIVE FOR ALL TO "salero_user" USING ("feedback"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("feedback"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "feedback_service" ON "feedback" AS PERMISSIVE FOR ALL TO "salero_service" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "outcomes_own" ON "outcomes" AS PERMISSIVE FOR ALL TO "salero_user" USING ("outcomes"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("outcomes"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "outcomes_service" ON "outcomes" AS PERMISSIVE FOR ALL TO "salero_service" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "feedback" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outcomes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE ALL ON feedback, outcomes FROM PUBLIC;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON feedback, outcomes TO salero_user;--> statement-breakpoint
GRANT UPDATE (mark, text, created_at) ON feedback TO salero_user;--> statement-breakpoint
GRANT UPDATE (angle, answered, met) ON outcomes TO salero_user;--> statement-breakpoint
GRANT SELECT, DELETE ON feedback TO salero_service;--> statement-breakpoint
-- To forget what is over. What came of a text is for its owner alone.
GRANT SELECT (id, user_id, created_at), DELETE ON outcomes TO salero_service;--> statement-breakpoint
GRANT UPDATE (text) ON feedback TO salero_service;
