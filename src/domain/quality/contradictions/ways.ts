import { phrasing } from "#domain/quality/facts/phrasing.ts";
import type { Span } from "#domain/source-units/sentences.ts";

/** Two ways to go about one thing that leave no room for each other, whatever the thing is: the wordings of the one, then of the other. */
const WAYS = {
  finality: [
    `
    final/finally/irrevocable/irrevocably/irreversible/irreversibly/permanent/permanently/definitive/definitively
    for good/ever/all_time
    forever
    end/last/terminal state/status
    no other/further/next step/state/status/change/changes
    no way_back
    point of no_return
    frozen/sealed/read-only
    stay/stays/remain/remains as it/they is/are
    stays/remains/remain/stay closed/locked/rejected/cancelled/signed/frozen
    can/may/must/is/are no_longer/not … changed/altered/edited/reopened/cancelled/moved/corrected/withdrawn
    no_way/not_possible/impossible to … change/undo/return/reopen
    never/cannot/can't/not … again/back/reopened/reactivated/restored/resumed/revived/undone/reversed/revoked/reinstated/withdrawn/lifted
    always/only a/by new/fresh/separate case/order/request/application
    `,
    `
    again/anew/afresh/once_more
    back to/into/in/on/onto/among/from
    bring/brings/brought/set/sets/put/puts/take/takes/taken/pull/pulls/move/moves/turn/turns/send/sends/sent/goes/go/comes/come/give/given … back
    reopen*/re-open*/restor*/reactivat*/undo/undone/revert*/reviv*/reinstat*/resum*/unarchiv*/unblock*/unlock*/unfreez*
    return/returns/returned to
    carry/carries on
    second chance/try/attempt
    roll/rolls back
    lift/lifts/lifted/revoke/revokes/revoked/reverse/reversed/recover*
    rework*/rewrit*
    `,
  ],
  "who may come in": [
    `
    without … login/log-in/account/accounts/registration/registering/signing_in/signing_up/logging_in/password/identifying
    no/not … account/login/registration/sign-in needed/required/necessary
    anyone/anybody/everyone/everybody/public/publicly
    open to all/the_public/everyone
    `,
    `
    only/solely/exclusively … registered/logged_in/signed_in/members/authenticated/account/identified
    registered/logged-in/signed-in/authenticated users/readers/members/visitors/customers
    who have/has (not) logged/signed/identified/registered
    after … logged_in/signed_in/login/registration/registering/identified
    need/needs/requires/require/must … account/login/sign_in/log_in/register/identify
    `,
  ],
  names: [
    `
    anonymous/anonymously/anonymised/pseudonym*/nameless/unnamed/incognito
    without (any/a/the/giving/their/his/her) name/names/identity
    identity … hidden/secret/concealed/not/never
    `,
    `
    by name
    name/names of/behind/is/are
    real/full/true/first name/names
    surname/surnames
    `,
  ],
  "by itself": [
    `
    automatic/automatically/automated/unaided/unattended
    by itself/themselves
    of its/their own accord
    the system/software/program/model/platform determines/computes/calculates/decides/renews/assigns/proposes/draws/creates/sets
    by the system/software/program/model/algorithm
    without … being/having_been/prior asked/consent/input/intervention
    `,
    `
    by hand
    manual/manually
    personally/in_person/myself/herself/himself
    type/types/typed/enters/entered
    pressed/presses/press a/the button
    prior/express/explicit/expressly consent/agreement/agreed
    only/solely/not/never/until … consent/agreed/confirmed/pressed/asked
    `,
  ],
  "a second pair of eyes": [
    `
    approv*/consent/countersign*/sign-off/signed_off/four-eyes/dual_control/authoris*
    second/two/another/both person/people/persons/signature/reviewers/colleague/colleagues
    only/not/until/before/once/after … approved/confirmed/checked/released/agreed/reviewed/validated/cleared/consent
    gone/been through … review/check/approval
    `,
    `
    alone/unilaterally/single-handedly
    on his/her/their/its/my own
    on/at own/their_own/his_own/her_own/my_own authority/account/discretion/decision
    at … discretion
    without … approval/consent/consulting/asking/sign-off/confirmation/review/check/signature
    no/nobody/anybody's/anyone's … approval/confirmation/consent/check
    myself/himself/herself
    exactly/only/a one/single reviewer/person
    as they see fit
    `,
  ],
  "at once": [
    `
    immediately/instantly/directly/forthwith
    at once
    straight/right away/into/to/onto/after
    the/that/same moment/instant
    as soon as
    on the spot
    real time/real-time
    without … delay/waiting/step
    `,
    `
    pending/waits/waiting/awaiting/awaits
    only/not/never/nothing … after/until/once/when/before/unless
    wait/waits for/until
    stay/stays/remain/remains … until
    at the end of
    by/next morning/evening/day
    every/each night
    first/unless/until
    `,
  ],
  connection: [
    `
    offline
    without/no … network/connection/signal/internet/reception/coverage
    `,
    `
    online
    only/until/while/unless/needs/requires … connected/connection/network/online/signal
    connection/network has/have/is/are been/established/required/needed
    no/not … entries/entered/made/used/works/disabled offline/network/connection/coverage
    `,
  ],
  ground: [
    `
    own/our/in-house server/servers/hardware/machines/rack/data_centre/computing_centre/basement/cellar
    our/its/their own servers/hardware/machines/data_centre/computing_centre/basement/cellar
    in-house/on-premises/on-premise/self-hosted/on_site/cellar/basement
    `,
    `
    cloud/clouds/aws/azure/gcp/heroku/saas
    external/outside/third-party/public/hosting/cloud provider/providers/service/company/services
    hosted by
    `,
  ],
  number: [
    `
    exactly/only/just/single/sole one
    single/sole/solely/one/only
    no/not a second/other/further/more
    `,
    `
    several/many/multiple/various/different/both/any/all/every/whatever/further/more
    `,
  ],
} as const;

export type Way = keyof typeof WAYS;

const ways = Object.entries(WAYS).map(([name, [one, other]]) => ({
  name: name as Way,
  one: phrasing(one),
  other: phrasing(other),
}));

const DENIED_BEFORE = /\b(?:not|never|no|cannot|nobody|without|nor|neither|n't)\b(?:\s+[\p{L}'-]+){0,3}\s+$/iu;
const DENIAL = /\b(?:not|never|no|nor|neither|none|nobody|nothing|cannot|without)\b|n't\b/iu;

/** Which way of each pair a text goes: 1 or -1; those it says nothing of, or speaks of both, are not in it. */
export function waysOf(text: string): ReadonlyMap<Way, number> {
  return new Map(
    ways.flatMap(({ name, one, other }) => {
      const [mine, theirs] = [one.all(text), other.all(text)];
      const way = Math.sign(wayOf(text, mine, theirs) - wayOf(text, theirs, mine));
      return way === 0 ? [] : [[name, way] as const];
    }),
  );
}

const lengthOf = ({ start, end }: Span) => end - start;

/** What a longer wording of the other way holds is of that way: "not until" is no "until". */
function wayOf(text: string, own: readonly Span[], others: readonly Span[]): number {
  const isOfOther = (span: Span) =>
    others.some((other) => other.start <= span.start && other.end >= span.end && lengthOf(other) > lengthOf(span));
  const isDenied = ({ start, end }: Span) => !DENIAL.test(text.slice(start, end)) && DENIED_BEFORE.test(text.slice(0, start));
  const signs = own.filter((span) => !isOfOther(span)).map((span) => (isDenied(span) ? -1 : 1));
  return Math.sign(signs.reduce<number>((sum, sign) => sum + sign, 0));
}
