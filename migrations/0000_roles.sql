-- Roles belong to the whole cluster: another database's migration may create or grant them at this very moment.
DO $$
DECLARE
  wanted text;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['salero_user', 'salero_service'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS NOINHERIT', wanted);
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
      END;
    END IF;
    IF NOT pg_has_role(current_user, wanted, 'SET') THEN
      BEGIN
        EXECUTE format('GRANT %I TO CURRENT_USER WITH SET TRUE, INHERIT FALSE', wanted);
      EXCEPTION WHEN internal_error OR unique_violation THEN
        -- "tuple concurrently updated": whoever won granted the same.
        IF NOT pg_has_role(current_user, wanted, 'SET') THEN RAISE; END IF;
      END;
    END IF;
  END LOOP;
END $$;
