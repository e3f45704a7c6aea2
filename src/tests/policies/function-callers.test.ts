import { beforeAll, expect, test } from "vitest";
import { type Call, calls, type Fresh, fresh, settle } from "./calls.ts";
import { type Person, people, type World } from "./samples.ts";
import { type Answer, openTeam, type Team } from "./team.ts";

let team: Team;
let there: Omit<Fresh, keyof World>;
beforeAll(async () => {
  team = await openTeam();
  await settle(team);
  there = await fresh(team);
});

test("every function of the data API is called by everybody here [ATTACK-150]", async () => {
  const found = await team.sql<{ name: string }[]>`
    select distinct proname::text as name from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype order by 1`;
  expect(Object.keys(calls).toSorted()).toEqual(found.map(({ name }) => name).toSorted());
});

test.for(Object.entries(calls))(
  "%s is for those it is meant for, and reaches a team's own for those it lets in [ATTACK-150]",
  async ([name, call]) => {
    const answers = await answersTo(name, call);
    for (const { status, body } of answers.values()) expect(status, body).toBeLessThan(500);
    const may = people.filter((person) => ![401, 403].includes(answers.get(person)?.status ?? 0));
    expect(may).toEqual(call.may);
    const others = answers.get("stranger");
    const isOther = (answer?: Answer) => answer?.status !== others?.status || answer?.body !== others?.body;
    expect(may.filter((person) => isOther(answers.get(person)))).toEqual(call.reaches ?? []);
  },
);

async function answersTo(name: string, { args, takes }: Call): Promise<Map<Person, Answer>> {
  const ask = async (person: Person, found: Omit<Fresh, keyof World>) =>
    [person, await team.rest(person, "POST", `rpc/${name}`, args({ ...team.worldOf(person), ...found }))] as const;
  if (!takes) return new Map(await Promise.all(people.map((person) => ask(person, there))));
  const answers = new Map<Person, Answer>();
  for (const person of people) answers.set(...(await ask(person, await fresh(team))));
  return answers;
}

test("no helper of the policies can be called by those who are not signed in, except to read an invitation by its link", async () => {
  const open = await team.sql`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'private'::regnamespace and has_function_privilege('anon', p.oid, 'execute')
      and p.prosecdef and p.prorettype <> 'trigger'::regtype order by 1`;
  const mine = ["invitation_of", "spend", "my_email", "my_sessions", "my_data", "delete_my_account", "end_my_session"];
  expect(open.map(({ name }) => name).filter((name) => mine.includes(name))).toEqual(["invitation_of"]);
});

test("the counters of the limits are out of everybody's reach", async () => {
  const grants = await team.sql`
    select r.rolname from pg_roles r
    where r.rolname in ('anon', 'authenticated') and has_table_privilege(r.oid, 'private.limits', 'select, insert, update, delete')`;
  expect(grants).toEqual([]);
});
