ALTER TABLE "generations" ALTER COLUMN "result" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "cancel_requested" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "given" "bytea";