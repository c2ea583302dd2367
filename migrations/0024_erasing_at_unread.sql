-- Nothing reads or writes the column any more. It stays for the version before, which names it in what it reads, and may go with a later migration.
DROP INDEX "profiles_erasing_at";
