DROP INDEX "generations_lease";--> statement-breakpoint
CREATE INDEX "generations_running" ON "generations" USING btree ("user_id","lease_expires_at") WHERE "generations"."status" = 'reserved';