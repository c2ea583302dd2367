-- FORCE: the policies bind the tables' owner too, so a query that forgot its role sees nothing.
DO $$
DECLARE
  found text;
BEGIN
  FOR found IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND rowsecurity LOOP
    EXECUTE format('ALTER TABLE public.%I FORCE ROW LEVEL SECURITY', found);
    EXECUTE format('REVOKE ALL ON public.%I FROM PUBLIC', found);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO salero_user, salero_service;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON
  profiles, identities, sessions, sign_in_attempts, generations,
  billing_accounts, billing_events, withdrawals, rate_limits, daily_spend
TO salero_service;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON
  saved_date_plans, saved_outfits, saved_intention_analyses, saved_icebreakers, saved_bios, saved_redflags_analyses
TO salero_user;
--> statement-breakpoint
GRANT SELECT ON profiles, identities, generations, billing_accounts, withdrawals TO salero_user;
--> statement-breakpoint
-- Never the tier, the counters or the dates: those are the service's to change.
GRANT UPDATE (name, address) ON profiles TO salero_user;
--> statement-breakpoint
-- Not token_hash: nobody needs to read it back.
GRANT SELECT (id, user_id, created_at, last_seen_at, expires_at, absolute_expires_at, label), DELETE ON sessions TO salero_user;
