ALTER TABLE "withdrawals" ADD COLUMN "owed_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "paid_by_hand_cents" integer DEFAULT 0 NOT NULL;