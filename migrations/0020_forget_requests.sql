ALTER TABLE "generations" ALTER COLUMN "request_hash" DROP NOT NULL;--> statement-breakpoint
SET LOCAL ROLE salero_service;--> statement-breakpoint
-- A plain hash of a text that is forgotten confirms it to whoever guesses.
UPDATE "generations" SET "request_hash" = NULL WHERE "result" IS NULL AND "status" <> 'reserved';--> statement-breakpoint
RESET ROLE;
