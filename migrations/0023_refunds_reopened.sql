ALTER TABLE "site" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "reopened" integer DEFAULT 0 NOT NULL;