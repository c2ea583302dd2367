CREATE TABLE "kept_uses" (
	"digest" "bytea" PRIMARY KEY NOT NULL,
	"usage_count" integer NOT NULL,
	"usage_icebreaker" integer NOT NULL,
	"usage_intention_analyzer" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "kept_uses_expires_at" ON "kept_uses" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "kept_uses_service" ON "kept_uses" AS PERMISSIVE FOR ALL TO "salero_service" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE kept_uses FORCE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE ALL ON kept_uses FROM PUBLIC;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON kept_uses TO salero_service;
