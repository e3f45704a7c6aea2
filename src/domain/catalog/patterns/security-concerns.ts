import { PROGRAMS } from "./data-exchange.ts";
import type { SecurityPattern } from "./security.ts";

/** "hold only two open reservations", "no more than three tools at a time" */
const MOST_AT_A_TIME =
  /\b(?:at most|no more than|not more than|only|up to|maximum of|max\.?) (?:\d+|one|two|three|four|five|six|eight|ten) (?:\p{L}+ ){0,2}?(?:reservations?|bookings?|places?|seats?|loans?|tools?|items?|titles?|books?|bikes?|courts?|slots?|spaces?|beds?)\b/u;

/** What a product needs because of what it does: trade, money and files. */
export const SECURITY_OF_TRADE: readonly SecurityPattern[] = [
  {
    for: ["ordering"],
    name: "Prices from the server alone",
    threat: "{A customer} changes the price in a request and orders {objects} for less.",
    measure:
      "The server computes price, tax and total from the offer at the moment of the order; amounts sent along are ignored.",
    verification: "A test sends an order with a total of 0.01: the order stored has the price of the catalogue.",
  },
  {
    for: ["payments", "subscriptions", "donations"],
    name: "No card data in the product",
    threat: "Card numbers are stolen from the database, the logs or a backup.",
    measure: "Card data is typed into fields of the payment provider; the product keeps a token and the last 4 digits.",
    verification: "A search of database, logs and mails for 16-digit numbers that pass the Luhn check finds 0, once a month.",
  },
  {
    for: ["payments", "subscriptions", "donations"],
    name: "Signed messages of the payment provider",
    threat: "Somebody sends a forged message that a payment has arrived and receives something without paying.",
    measure: "Each message is checked by its signature and its age, 5 minutes at most, and is taken once.",
    verification: "A test sends 3 messages, with a wrong signature, an old date and a known number: 0 of them change a payment.",
  },
  {
    for: ["payments"],
    needs: ["paid-out"],
    name: "Waiting time after new bank details",
    threat: "Somebody takes over the account of {a provider} and directs the next payout to a bank account of their own.",
    measure: "New bank details are confirmed by a one-time code, told to the old e-mail address and used after 72 hours.",
    verification: "A test changes the details and runs a payout after 71 hours: it is held back, and 1 mail was sent.",
  },
  {
    for: ["booking", "lending", "events"],
    givesWay: MOST_AT_A_TIME,
    name: "Limit on open reservations",
    threat: "Somebody reserves all that is free without meaning to come, and nobody else gets a place.",
    measure: "A person has at most 5 open reservations; what is held without being confirmed is free again after 10 minutes.",
    verification: "A test makes 6 reservations: the sixth is refused, and an unconfirmed one is free after 10 minutes.",
  },
  {
    for: ["files", "jobs"],
    name: "Checked uploads",
    threat: "An uploaded file carries a virus, or is a web page that runs in the browser of whoever opens it.",
    measure:
      "Files are taken up to 20 MB and of listed types, checked by their content, scanned before anybody else can open them, and served as attachments.",
    verification: "A test uploads the EICAR file, a web page named photo.jpg and a file of 21 MB: 3 of 3 are refused.",
  },
  {
    for: ["approvals"],
    name: "Nobody approves their own {object}",
    threat: "Somebody enters {a object} and approves it in a second step, so that a loss is noticed months later.",
    measure: "The server refuses an approval by the person who entered or last changed it, whatever their role is.",
    verification: "A test lets each role try to approve an entry of its own: 0 are accepted.",
  },
  {
    for: ["data-exchange"],
    calledBy: PROGRAMS,
    name: "Keys with a scope and an end",
    threat: "A key for the interface is published by mistake, and somebody reads out all {objects} with it.",
    measure:
      "Keys are kept as hashes, name what they may read, end after 12 months at most and are refused 10 seconds after they were revoked.",
    verification: "A test calls the interface with a revoked, an expired and a read-only key: 3 of 3 writes are refused.",
  },
];

/** What a product needs because of what it does: people, places and machines. */
export const SECURITY_OF_PEOPLE: readonly SecurityPattern[] = [
  {
    for: ["health-records"],
    name: "Health data opened for care alone",
    threat: "Somebody who has no part in the care reads the data of {a customer} out of curiosity.",
    measure:
      "Opening health data needs an assignment to that person; each view is logged and shown to them; stored data is encrypted with AES-256.",
    verification: "A test opens 20 records without an assignment and gets 0; each of 20 permitted views has 1 log entry.",
  },
  {
    for: ["devices"],
    name: "Devices that prove who they are",
    threat: "Somebody sends false readings in the name of a device, and a decision rests on them.",
    measure: "Each device has a key of its own from its pairing on, which can be revoked; readings are signed and counted.",
    verification: "A test sends 10 readings with a foreign key and 10 that were sent before: 0 of 20 are stored.",
  },
  {
    for: ["maps"],
    needs: ["market"],
    name: "Positions no finer than needed",
    threat: "Somebody works out from the map where {a provider} lives or is on their own.",
    measure:
      "Strangers see positions rounded to 500 m; exact ones are shown to the two people of one deal and erased after 24 hours.",
    verification: "A test reads 100 positions as a stranger: 100 of 100 are rounded, and none is older than 24 hours.",
  },
  {
    for: ["messaging", "community"],
    needs: ["newcomers"],
    name: "Limits on messages to strangers",
    threat: "Somebody sends advertising or threats to all {providers}.",
    measure:
      "A person writes to at most 20 people a day whom they have not written to before; each message can be reported, and a report is decided within 24 hours.",
    verification: "A test writes to 21 strangers: the last message is refused, with the time from which it is possible.",
  },
  {
    for: ["reviews"],
    name: "One opinion for one real experience",
    threat: "Friends or rivals push the rating of {a provider} up or down with invented opinions.",
    measure: "Only who took part can rate, once; more than 5 ratings from one address in 24 hours wait for {a admin}.",
    verification: "A test rates without having taken part and rates twice: 2 of 2 are refused.",
  },
  {
    for: ["learning"],
    name: "Answers closed until the hand-in",
    threat: "{A customer} reads the right answers in the page's data before handing in their own.",
    measure: "Right answers stay on the server until the hand-in or the end of the time, whichever is first.",
    verification: "A test searches all 100 % of what the browser receives before the hand-in for the right answers: 0 hits.",
  },
  {
    for: ["offline"],
    name: "No readable data on a lost device",
    threat: "A device with entries kept for work without a connection is lost or stolen.",
    measure:
      "Data on the device is encrypted with its key store, reaches back 30 days at most and is erased after 5 wrong codes.",
    verification: "The storage of a test device is read out: 0 readable entries; after 5 wrong codes it is empty.",
  },
  {
    for: ["leads", "registration"],
    name: "Forms closed to robots",
    threat: "A program fills a form that anybody can open 1,000 times and buries what real people send.",
    measure: "At most 5 forms an hour from one address, a hidden field and a check of the time it took to fill in.",
    verification: "A test sends 50 forms in 1 minute: at most 5 arrive, and the sender reads when to try again.",
  },
  {
    for: ["notifications"],
    needs: ["signed-in"],
    name: "Mails that cannot act for somebody",
    threat: "A forwarded mail lets a stranger act in the name of its receiver.",
    measure:
      "Links in notices open pages that ask to sign in; those that confirm an address, invite somebody or win back an account work once. Links end after 7 days at most.",
    verification:
      "A test opens the link of each kind of notice without a session: 100 % lead to the sign-in, and none works after 7 days.",
  },
  {
    for: ["search"],
    needs: ["market"],
    name: "Limit on copying the whole catalogue",
    threat: "A rival copies all {objects} with a program and offers them elsewhere.",
    measure: "At most 60 searches a minute a person and 100 results a page; what is beyond is refused with a time to wait.",
    verification: "A test makes 61 searches in 1 minute: the last is refused with status 429 and a Retry-After header.",
  },
];
