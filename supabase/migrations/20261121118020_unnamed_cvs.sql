-- A CV is stored before the application that names it, by people who may not delete it again: where the application then fails,
-- the CV goes after a day. Where an application goes, its CV goes along.

create index job_applications_cv_file_path_idx on public.job_applications (cv_file_path);

create function private.drop_unnamed_cvs() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.drop_files(array(
    select o.id from storage.objects o
    where o.bucket_id = 'cv-uploads' and o.name like 'cvs/%' and o.created_at < now() - interval '1 day'
      and not exists (select from public.job_applications a where a.cv_file_path = o.name)
    limit 100 for update skip locked));
end $$;

create function private.drop_cvs_left() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- while the owner brings a table back row by row, most CVs are not named yet
  if auth.role() in ('anon', 'authenticated') then
    perform private.drop_unnamed_cvs();
  end if;
  return null;
end $$;
create trigger drop_cvs_left after insert on public.job_applications for each statement execute function private.drop_cvs_left();

create function private.drop_cvs_of_gone() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.drop_files(array(
    select o.id from storage.objects o
    where o.bucket_id = 'cv-uploads' and o.name in (select g.cv_file_path from gone g)
      and not exists (select from public.job_applications a where a.cv_file_path = o.name)));
  return null;
end $$;
create trigger drop_cvs after delete on public.job_applications referencing old table as gone
  for each statement execute function private.drop_cvs_of_gone();

revoke execute on function private.drop_unnamed_cvs, private.drop_cvs_left, private.drop_cvs_of_gone from public;
