-- A reason of line breaks alone is none.

alter table public.completeness_decisions drop constraint completeness_decisions_waived_check,
  add constraint completeness_decisions_waived_check check (state <> 'waived' or coalesce(reason, '') ~ '\S');
-- what was said so stays
alter table public.unit_decisions drop constraint unit_decisions_left_out_check,
  add constraint unit_decisions_left_out_check check (state <> 'left_out' or coalesce(reason, '') ~ '\S') not valid;
