#!/bin/sh
# Run once by the image of PostgreSQL, when its folder is empty: the owner of the tables and the role of the backups.
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres \
  --set=salero="$(cat /run/secrets/db_salero)" --set=backup="$(cat /run/secrets/db_backup)" <<'SQL'
create role salero login createrole password :'salero';
create role salero_backup login bypassrls password :'backup';
grant pg_read_all_data to salero_backup;
create database salero owner salero encoding 'UTF8' template template0;
SQL
