ALTER TABLE "saved_bios" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "saved_date_plans" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "saved_icebreakers" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "saved_intention_analyses" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "saved_outfits" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "saved_redflags_analyses" ADD COLUMN "search_text" text;--> statement-breakpoint
GRANT UPDATE (search_text) ON
  saved_bios, saved_date_plans, saved_icebreakers, saved_intention_analyses, saved_outfits, saved_redflags_analyses
TO salero_user;
