CREATE TABLE "erasures" (
	"mark" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL,
	"customers" jsonb
);
--> statement-breakpoint
ALTER TABLE "erasures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "site" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"caught_up_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "billing_mails" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_mails" ADD COLUMN "email" text;--> statement-breakpoint
CREATE POLICY "erasures_service" ON "erasures" AS PERMISSIVE FOR ALL TO "salero_service" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "site_service" ON "site" AS PERMISSIVE FOR ALL TO "salero_service" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Before FORCE: afterwards not even the owner may write it.
INSERT INTO site (caught_up_at) VALUES (now());--> statement-breakpoint
ALTER TABLE erasures FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE site FORCE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE ALL ON erasures, site FROM PUBLIC;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON erasures, site TO salero_service;
