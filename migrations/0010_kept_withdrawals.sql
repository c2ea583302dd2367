CREATE TABLE "kept_withdrawals" (
	"digest" "bytea" NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_withdrawals_digest_confirmed_at_pk" PRIMARY KEY("digest","confirmed_at")
);
--> statement-breakpoint
ALTER TABLE "kept_withdrawals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "kept_withdrawals_service" ON "kept_withdrawals" AS PERMISSIVE FOR ALL TO "salero_service" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE kept_withdrawals FORCE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE ALL ON kept_withdrawals FROM PUBLIC;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON kept_withdrawals TO salero_service;
