CREATE POLICY "billing_events_own" ON "billing_events" AS PERMISSIVE FOR ALL TO "salero_user" USING ("billing_events"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("billing_events"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT ON billing_events TO salero_user;
