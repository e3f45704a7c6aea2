/** What a way of earning money means for plans and limits. Amounts are proposals to be confirmed, and the text says so. */
export type BusinessModelPattern = {
  key: string;
  matches: RegExp;
  summary: string;
  plans: readonly string[];
  rules: readonly string[];
};

export const BUSINESS_MODELS: readonly BusinessModelPattern[] = [
  {
    key: "freemium",
    matches: /freemium/i,
    summary: "The basic functions are free without a time limit; larger volumes and team functions are paid.",
    plans: [
      "Free: 0 per month, 1 person, up to 50 {objects}",
      "Plus: 9 per person and month, up to 1,000 {objects}, export",
      "Team: 19 per person and month, unlimited {objects}, roles and audit log",
    ],
    rules: [
      "A free account that reaches 50 {objects} keeps everything it has and is asked to upgrade before it adds more.",
      "A downgrade takes effect at the end of the paid period and deletes nothing.",
    ],
  },
  {
    key: "marketplace",
    matches: /marketplace/i,
    summary: "{Customers} use the product free of charge; {providers} pay a commission on each completed transaction.",
    plans: [
      "{Customers}: 0 per month, no fee on top of the price shown",
      "{Providers}, standard: 0 per month and 8 % commission on each completed transaction",
      "{Providers}, professional: 49 per month and 4 % commission, worthwhile from about 1,225 of monthly turnover",
    ],
    rules: [
      "The commission is calculated on the price without delivery and tax, and is returned in full when a transaction is refunded.",
      "Payouts to {providers} are made weekly, 7 days after completion, from an amount of 20.",
    ],
  },
  {
    key: "advertising",
    matches: /advertis/i,
    summary: "The product is free for {customers}; advertisers pay for the space they book.",
    plans: [
      "{Customers}: 0 per month with advertisements",
      "{Customers} without advertisements: 4 per month",
      "Advertisers: 8 per 1,000 views, from a budget of 100",
    ],
    rules: [
      "Advertisements are marked as such and take up at most 20 % of a screen.",
      "An advertiser can pause a campaign at any time and gets the unspent budget back within 14 days.",
    ],
  },
  {
    key: "usage",
    matches: /usage|pay-per-use|pay per use|metered|api as a service|data monet/i,
    summary: "{Customers} pay for what they use, counted per month.",
    plans: [
      "Start: the first 100 {objects} a month are free",
      "Pay as you go: 0.10 for each further one",
      "Volume: 0.06 each from 10,000 a month, with a yearly agreement",
    ],
    rules: [
      "Usage is counted once a minute and shown with a forecast for the month.",
      "A spending limit can be set; at 80 % and 100 % of it the account owner is notified within 5 minutes.",
    ],
  },
  {
    key: "licensing",
    matches: /licen[sc]|per user seat|per seat/i,
    summary: "Organisations pay a yearly price for each person who uses the product.",
    plans: [
      "Team: 120 per seat and year, from 5 seats",
      "Company: 96 per seat and year, from 50 seats",
      "Enterprise: individual agreement from 500 seats, single sign-on included",
    ],
    rules: [
      "Seats can be added at any time and are charged for the rest of the year.",
      "A seat can be passed on to another person once in 30 days.",
    ],
  },
  {
    key: "subscription",
    matches: /subscri|membership/i,
    summary: "{Customers} pay a fixed price per month or year and can end it at any time for the end of the period.",
    plans: [
      "Basic: 9 per month, up to 100 {objects}",
      "Standard: 19 per month, up to 1,000 {objects}, export and reports",
      "Premium: 49 per month, unlimited {objects}, priority support with an answer within 4 hours",
    ],
    rules: [
      "A trial of 14 days needs no payment method and ends by itself.",
      "Paid yearly, 12 months cost as much as 10.",
      "A failed renewal is tried again after 3 and 7 days; then the account becomes read-only for 30 days.",
    ],
  },
  {
    key: "saas",
    matches: /saas|enterprise/i,
    summary: "Organisations book a plan by number of people; large ones get an agreement of their own.",
    plans: [
      "Team: 15 per person and month, up to 25 people",
      "Business: 25 per person and month, up to 250 people, single sign-on",
      "Enterprise: individual agreement with a named contact and 99.9 % availability per month",
    ],
    rules: [
      "Plans can be changed at any time; the difference is settled by the day.",
      "Custom development is offered separately, with a written estimate before work begins.",
    ],
  },
  {
    key: "e-commerce",
    matches: /e-?commerce|\bshop|one_time|one-time/i,
    summary: "Income comes from the margin on each sale; there is no fee for an account.",
    plans: [
      "{Customers}: no account fee, prices shown include tax",
      "Delivery: 4.90 per order, free from an order value of 60",
      "Returns: free within 30 days",
    ],
    rules: [
      "The total with tax and delivery is shown before an order is confirmed.",
      "A discount code applies once per account and cannot be combined with another one.",
    ],
  },
  {
    key: "donation",
    matches: /donat|charit|non-?profit/i,
    summary: "The product is free for everybody and is financed by donations.",
    plans: [
      "Everybody: 0 per month, all functions",
      "Single donation: any amount from 5",
      "Supporter: 5, 10 or 25 per month, ended at any time",
    ],
    rules: ["A donation receipt is issued within 24 hours.", "Income and spending are published once a year."],
  },
  {
    key: "internal",
    matches: /no business|internal/i,
    summary:
      "The product serves the work of the organisation that runs it and is not sold; it has to pay for itself by time saved.",
    plans: ["Everybody who works with it: no charge"],
    rules: [
      "Running costs are reported once a year to whoever bears them.",
      "The benefit is measured as hours saved per month, compared with the 3 months before the start.",
    ],
  },
  {
    key: "sales",
    matches: /^sales\b/i,
    summary: "Income comes from what {customers} pay for what they get; the product itself costs them nothing.",
    plans: ["{Customers}: no fee for using the product", "People who work with it: no charge"],
    rules: [
      "What has to be paid is shown before {customers} are bound to pay it.",
      "Prices can be changed without a new version of the product; what was agreed before keeps its price.",
    ],
  },
  {
    key: "public",
    matches: /^public\b/i,
    summary: "The product is paid for by the public body that runs it; nobody pays for using it.",
    plans: ["Everybody who uses it: no charge and no advertisements"],
    rules: ["Running costs are reported once a year."],
  },
  {
    key: "club",
    matches: /^club\b/i,
    summary: "The product serves the members of the club and is paid for out of its funds; nobody earns money with it.",
    plans: ["Everybody who uses it: no charge beyond what the club asks for anyway"],
    rules: ["Running costs are reported to the members once a year."],
  },
  {
    key: "charity",
    matches: /^charity\b/i,
    summary: "The product serves a charitable purpose; its costs are borne by whoever finances that.",
    plans: ["Everybody who uses it: no charge"],
    rules: ["Running costs are reported once a year to those who finance it."],
  },
  {
    key: "presence",
    matches: /^presence\b/i,
    summary: "The product is free for everybody and earns no money of its own; it leads to what is offered elsewhere.",
    plans: ["{Customers}: no charge and no account"],
    rules: ["Running costs are borne by whoever it presents."],
  },
  {
    key: "undecided",
    matches: /^undecided\b/i,
    summary: "The idea does not say who pays for the product; this has to be decided before the launch.",
    plans: [
      "Paid by whoever runs it: no charge for those who use it",
      "Paid by those who use it: a price for each person and month, of which the first month is free",
    ],
    rules: ["Nobody is charged before one of the ways is decided on."],
  },
  {
    key: "consulting",
    matches: /consult|affiliate/i,
    summary: "The product is free to use; income comes from services and commissions that follow from it.",
    plans: [
      "{Customers}: 0 per month",
      "Service package: 4 hours at 95 each, booked in the product",
      "Referral: 5 % commission on sales that start here",
    ],
    rules: ["Paid links are marked as such.", "Referrals are counted for 30 days after the click."],
  },
];
