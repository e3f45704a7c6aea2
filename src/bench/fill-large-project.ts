import { connect } from "#server/postgres/connect.ts";

export type Large = { pages: number; sections: number; classes: number; stories: number; features: number };

/** A project as large as people keep them. */
export const LARGE: Large = { pages: 40, sections: 200, classes: 12, stories: 2000, features: 800 };

/** Written past the data API: what is measured is reading it. */
export async function fillLargeProject(url: string, project_id: string, large: Large) {
  const sql = connect(url, { max: 1 });
  await sql`insert into pages (project_id, name, description)
    select ${project_id}, 'Page ' || n, 'Where people of the harbour look after matter ' || n || ', by day and by night.'
    from generate_series(1, ${large.pages}) n`;
  await sql`insert into sections (page_id, name, description, order_index)
    select id, 'Section ' || n, 'What is seen first, and what follows from it.', n - 1
    from pages, generate_series(1, ${large.sections / large.pages}) n where project_id = ${project_id}`;
  await sql`insert into user_classes (project_id, name, description)
    select ${project_id}, 'Skipper ' || n, 'Brings a boat of kind ' || n || ' and wants to leave it safely.'
    from generate_series(1, ${large.classes}) n`;
  await sql`insert into user_stories (project_id, user_class_id, name, story, acceptance_criteria)
    select ${project_id}, c.ids[1 + n % ${large.classes}], 'Keep berth ' || n,
      'As a skipper, I want to keep berth ' || n || ' for the nights I name, so that my boat is expected when I arrive at dusk.',
      E'Given a free berth ' || n || E'\nWhen I name two nights\nThen it is mine for both\nAnd my mail says so within 60 seconds'
      || E'\n- Given it is taken, when I name the nights, then US-' || n || ' offers me the nearest free one'
    from generate_series(1, ${large.stories}) n,
      (select array_agg(id order by number) as ids from user_classes where project_id = ${project_id}) c`;
  await sql`insert into features (project_id, page_id, section_id, name, description)
    select ${project_id}, s.pages[1 + n % ${large.sections}], s.ids[1 + n % ${large.sections}], 'Berth board ' || n,
      'Shows which berths of pier ' || n || ' are free tonight, and says PAGE-' || 1 + n % ${large.pages} || ' when none is.'
    from generate_series(1, ${large.features}) n,
      (select array_agg(id order by number) as ids, array_agg(page_id order by number) as pages from sections where project_id = ${project_id}) s`;
  await sql.end();
}
