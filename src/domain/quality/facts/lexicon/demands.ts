import { type Phrasing, phrasing } from "#domain/quality/facts/phrasing.ts";

export type Demand = { name: string; asks: Phrasing; spares: Phrasing };

/** What a deed may ask for or do without, whatever the deed is. */
export const DEMANDS: readonly Demand[] = [
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
      costs/cost … fee/money/euros/euro/francs/dollars/pounds/cents/kroner/kronor/zloty/crowns
      pay/pays/paid … fine/fines/fee/fees/charge/penalty/surcharge/euros/euro/francs/dollars/pounds/cents/kroner/kronor/zloty
      is/are/be (also) charged
      charged/fined/billed … euros/euro/francs/dollars/pounds/cents/fee/fine/charge/surcharge
      fee/fine/charge/surcharge/price/euros/euro/francs/dollars/pounds … is/are (due) charged/added/due/payable/levied/applied
      is/are liable to a fee
      subject to a fee/charge
      at a charge/fee/price
    `),
    spares: phrasing(`
      free of charge
      for free/nothing
      is/are/be/stays/remains free
      without/no … charge/charges/fee/fees/payment/pay/cost/money/fine/fines/surcharge
      without being charged/fined/billed
      without paying/payment
      not/never (be) charged/fined/billed/pay
      costs/cost nothing
      receive/receives/get/gets no money/pay/wage/payment
      unpaid
    `),
  },
  {
    name: "refund",
    asks: phrasing(`
      refunded/refund/refunds/reimbursed/reimburse/reimburses/reimbursement/repaid
      get/gets/receive/receives/have/want/wants/given/give/gives … money/price/fee/fees/deposit/amount/cost/costs/payment back
      paid/pays/pay/transferred/returned/handed/credited … back
      money/deposit/fee/amount/price is/are returned
    `),
    spares: phrasing(`
      no/not/never/without … refund/refunds/refunded/reimbursed/reimbursement/repaid
      no/not/never … (paid) back
      no money back
      non-refundable/nonrefundable
      deposit/fee/fees/money/price/payment … is/are kept/retained/forfeited/lost
      keeps/keep/retains/retain/forfeit/forfeits/lose/loses the deposit/fee/fees/money/price/payment
    `),
  },
  {
    name: "giving",
    asks: phrasing(`
      must/has_to/have_to/shall/needs_to (always) (be) give/enter/state/add/upload/provide/fill_in/name/contain/have/include/carry/bear/leave/choose/get/obtain/bring/wear/accompanied/signed/attached/enclosed/entered/given/stated/provided
      needs/need/requires/require/demands/demand a/an/the/every/two
      cannot/can't/not/never/nobody … without
      is/are/was/were (always) required/mandatory/compulsory/obligatory
      required/mandatory field/fields
      only/not … once/when/after/with/if/until/unless … entered/given/stated/added/uploaded/provided/filled_in/filled
    `),
    spares: phrasing(`
      must/shall/may/does/do not contain/state/show/include/mention/name/list/have/carry
      not/never/nor (be) ask/asks/asked/collect/collects/collected/request/requests/requested/require/requires/required/demand/demands/store/record/records/obliged
      need/needs not
      no need
      optional/optionally/voluntary
      can/may be left empty/blank/out/open
      can/may/could leave … empty/blank/out/open
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
