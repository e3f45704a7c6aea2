-- Whatever of the largest file is no row is kept whole: its words, and the marks a table of them is written with.
alter table public.imports
  drop constraint imports_kept_check,
  add constraint imports_kept_check check (char_length(kept) <= 6000000);
