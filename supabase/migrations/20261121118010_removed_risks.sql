-- A risk that was removed and is put back is the one it was: its number was kept already, and now so is its revision. The
-- trigger that numbers risks keeps them here.

create table private.removed_risks (
  specification_id uuid not null references public.specifications (id) on delete cascade,
  risk_id text not null,
  risk jsonb not null,
  removed_at timestamptz not null default now(),
  primary key (specification_id, risk_id)
);
comment on table private.removed_risks is 'Risks that were taken off a specification, word for word, for a week.';
create index removed_risks_removed_at_idx on private.removed_risks (removed_at);
alter table private.removed_risks enable row level security;
