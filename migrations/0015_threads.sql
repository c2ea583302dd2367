CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"client_key" text,
	"search_text" text,
	"name" text NOT NULL,
	"app" text,
	"notes" text,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"keep_until" timestamp (3) with time zone NOT NULL,
	"keep_chosen" boolean DEFAULT false NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	CONSTRAINT "threads_client_key" UNIQUE("user_id","client_key")
);
--> statement-breakpoint
ALTER TABLE "threads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "threads_newest" ON "threads" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "threads_keep_until" ON "threads" USING btree ("keep_until");--> statement-breakpoint
CREATE POLICY "threads_own" ON "threads" AS PERMISSIVE FOR ALL TO "salero_user" USING ("threads"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("threads"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "threads_service" ON "threads" AS PERMISSIVE FOR ALL TO "salero_service" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE threads FORCE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE ALL ON threads FROM PUBLIC;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON threads TO salero_user;--> statement-breakpoint
GRANT UPDATE (name, app, notes, lines, used_at, keep_until, keep_chosen, paused, search_text) ON threads TO salero_user;--> statement-breakpoint
-- To forget what is over. The service reads no text.
GRANT SELECT (id, user_id, keep_until), DELETE ON threads TO salero_service;
