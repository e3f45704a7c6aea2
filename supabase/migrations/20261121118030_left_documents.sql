-- A document goes with the last questionnaire that names it, also where that one is changed and lets go of it.

create trigger remove_left_files after update of project_documents on public.questionnaires
  for each row when (old.project_documents is distinct from new.project_documents)
  execute function private.remove_files_of_questionnaire();
