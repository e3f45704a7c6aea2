import type { Clause } from "./clause.ts";
import { type Phrasing, phrasing } from "./phrasing.ts";

type Demand = { name: string; asks: Phrasing; spares: Phrasing };

/** What a deed may ask for or do without, whatever the deed is. */
const DEMANDS: readonly Demand[] = [
  {
    name: "approval",
    asks: phrasing(`
      need/needs/require/requires/requiring/take/takes/demand/demands/awaits/await … approv*/consent/nod/permission/go-ahead/agreement/sign-off/countersign*/confirmation/review/clearance
      need/needs/require/requires/take/takes/demand/demands … second/two/another … person/people/signature/signatures/inspector/doctor/pair/colleague/approver/approvers
      need/needs/has/have/must/require/requires … to/first/be … approved/reviewed/confirmed/countersigned/cleared/checked/moderated/signed_off/released
      must/has_to/have_to/shall (first) be approved/reviewed/confirmed/countersigned/cleared/checked/moderated/released/signed_off
      only/not (yet) after/once/when/before/until/with … approv*/consent*/agreed/agreement/confirmed/reviewed/countersign*/cleared/signed_off/checked/looked
      until/before/unless … has/have/is/are (been) approved/agreed/confirmed/looked/reviewed/checked/countersigned/signed/cleared/consented/passed/released/accepted
      before … approves/agrees/confirms/checks/countersigns/reviews/releases/consents
      until … approves/agrees/confirms/checks/countersigns/reviews/releases/consents/looks
      has/have/must/needs (to) pass (through) … review/editing/copy-editing/check/approval/inspection/moderation/control
      two/second … must/has_to/have_to/need/needs … approve/sign/countersign/confirm/agree/check
      four_eyes/two-person/dual_control
      only/exclusively on/with/upon/by … word/approval/consent/say-so
    `),
    spares: phrasing(`
      without asking/approval/consent/permission/review/moderation/confirmation/consulting/countersign*
      without … approval/consent/permission/review/confirmation/go-ahead/agreement/check
      without anyone/anybody/any … checking/asking/approving/reviewing/agreeing/confirming/looking
      without being/having … approved/reviewed/confirmed/checked/moderated/asked/ask
      without a/any second/further … person/signature/check/approval/look
      no approval/consent/permission/review/confirmation/countersign*/moderation/check/decision/second_signature
      no/not … approval/consent/permission/confirmation/sign-off/signature/decision … needed/required/necessary/asked/demanded
      second signature is/was not needed/required
      alone decides/approves/decide
      decides/decide/approves/approve alone/by_herself/by_himself/by_themselves/on_his_own/on_her_own/on_their_own
      let/lets/allow/allows a single/one
      own … approve/approves/release/releases/sign/signs
      by/among themselves/themself … without
      needs/need nobody's/no_one's/no
      straight away/from/to/into … draft/requested
    `),
  },
  {
    name: "anonymity",
    asks: phrasing(`
      is/are/remain/remains/stay/stays secret
      secret ballot/ballots/vote/votes
      anonymous/anonymously/anonymised/anonymized/nameless/unnamed/pseudonym/pseudonyms/pseudonymous/incognito
      stay/stays/remain/remains/kept/keep/keeps (the) unknown/secret/hidden
      identity … never/not/hidden/secret/unknown
      name/names/identity … never/not (be) shown/revealed/disclosed/listed/displayed/passed/given
      without giving/stating/leaving … name/names
      without (a/the/any) name/names
      no name/names
    `),
    spares: phrasing(`
      real/full/true/legal name/names
      name/names is/are (always) shown/listed/printed/displayed/visible/published/handed/passed
      hand/hands/show/shows/list/lists/pass/passes/give/gives/display/displays/print/prints/send/sends/reveal/reveals/publish/publishes … name/names/identity
      with name/names
      by name
      see/sees/know/knows/learn/learns … who/name
      see/sees/know/knows/learn/learns/show/shows/view/views/read/reads/trace/traces (exactly) which/who/whose … gave/wrote/said/answered/voted/chose/reported/submitted/entered/rated/sent/made/filled/ticked
      who voted
      who gave/wrote/said/answered/voted/chose/reported/submitted/rated
    `),
  },
  {
    name: "account",
    asks: phrasing(`
      unless … logged/signed in
      only/must/need/needs/require/requires/demand/demands/first/mandatory … logged_in/signed_in/sign_in/log_in/sign-in/login/account/registration/register/registered/authenticat*
      before/until/after/behind … account/sign-in/login/registration/registering/registered/signed_in/logged_in/signing_in/logging_in
      registration/sign-in/login/account … is/are (always) required/needed/mandatory/obligatory/compulsory/first
      anonymous/guest … not/impossible/refused
    `),
    spares: phrasing(`
      without … sign-in/signing_in/logging_in/login/log-in/account/accounts/registration/registering/register/password
      anonymously/unregistered
      not signed/logged in
      no/neither account/registration/sign-in/login/log-in
      need/needs/take/takes/require/requires/ask/asks (for) no account/registration/sign-in/login/log-in
      guest checkout/order/orders
      as a guest
    `),
  },
  {
    name: "encryption",
    asks: phrasing(`
      encrypt/encrypts/encrypted/encryption/enciphered/ciphered/scrambled
    `),
    spares: phrasing(`
      plain text/plaintext
      unencrypted/clear-text/cleartext
      in the clear
      not/never/without encrypt*/encryption
      no encryption
    `),
  },
  {
    name: "payment",
    asks: phrasing(`
      is/are/get/gets/be paid for … hours/work/time/shifts/help
      costs/cost (the) (a) fee/money/euros
      is/are charged for
      is/are liable to a fee
      subject to a fee/charge
      at a charge/fee/price
    `),
    spares: phrasing(`
      free of charge
      for free/nothing
      without/no charge/fee/payment/pay/cost/money
      costs/cost nothing
      receive/receives/get/gets no money/pay/wage/payment
      unpaid
    `),
  },
  {
    name: "obligation",
    asks: phrasing(`
      mandatory/compulsory/obligatory/indispensable
      must/has_to/have_to/always
      is/are/was/were required
      cannot/can't/not … without
      blocked/locked/barred/refused until/unless/without
      error … required/missing
    `),
    spares: phrasing(`
      optional/optionally/voluntary/voluntarily/facultative
      can/may/could (be) (also) skipped/omitted/left_out/left_empty/left_blank/switched_off/turned_off/disabled/deactivated
      can/may/could/to turn_off/switch_off/disable/deactivate/opt_out/skip/leave_out/do_without
      can/may/could/to turn/switch … off
      not required/mandatory/necessary/compulsory/obligatory/obliged
      need/needs not
      no need/obligation
    `),
  },
  {
    name: "automation",
    asks: phrasing(`
      automatic/automatically/automated/unattended
      by (the) system/software/itself/computer
      on its own
      without (any) human/manual/anyone's … involvement/intervention/help/work/input
      without anyone/anybody
    `),
    spares: phrasing(`
      by hand
      manual/manually/personally/hand-picked
      no/not/never/without automatic/automatically/automated/automation
      no/not/never (done/made/set/sent/issued) automatically
    `),
  },
  {
    name: "sharing",
    asks: phrasing(`
      shared/common/joint/communal/jointly
      a/one/single … for/by all/everyone/everybody/the_whole
    `),
    spares: phrasing(`
      each/every/all/both … own/separate/individual/personal/themselves
      each/every … a_separate/an_individual/a_personal
      one/a … for/per each/every/person/member
      individual/separate/personal … each/every
    `),
  },
];

/** Demands of which only those of one matter are compared, whatever else speaks for it. */
const STRICT = new Set(["obligation", "automation", "sharing"]);
export const isStrict = (name: string): boolean => STRICT.has(name);

/** "Guests need not register": said, and not asked for. */
const RELIEVED = phrasing(`
  need/needs not
  needn't
  do/does/did not/n't need/have/require
  don't/doesn't/didn't need/have/require
  not (be) required/necessary/obliged/asked/forced/needed
  no need
`);

/** What a clause asks for (true) and what it spares (false), by name. */
export function demandsOf(clause: Clause): { name: string; isAsked: boolean }[] {
  const said = clause.text.slice(clause.main.start, clause.main.end);
  return DEMANDS.flatMap(({ name, asks, spares }): { name: string; isAsked: boolean }[] => {
    if (spares.test(said)) return [{ name, isAsked: false }];
    return asks.test(said) ? [{ name, isAsked: !RELIEVED.test(said) }] : [];
  });
}
