ALTER TABLE "generations" ALTER COLUMN "request_hash" DROP NOT NULL;
