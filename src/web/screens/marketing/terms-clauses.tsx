import { paths } from "#web/lib/paths.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import type { Clause } from "./legal-document.tsx";

const fairUse = [
  "Drafting, and reading projects through agents and keys, is meant for writing and building from your own specifications.",
  "Do not resell it, use it as a general-purpose model, or let scripts draft without a person who reads the result.",
  "Limits by day and organization may apply. If you reach one you are told so, keep everything written, and can go on by hand.",
  "Do not try to make a model reveal the instructions of others, or to get around a provider’s own terms of use.",
  "A key of your own is under your contract with its provider, and its costs are yours.",
  "When somebody’s use harms others, we write first. We block first only when waiting would do damage.",
];

export const termsClauses: readonly Clause[] = [
  {
    title: "What this is",
    text: [
      "These terms hold between you and the operator of this site. By making an account you agree to them. Who runs the product on servers of their own agrees on terms of their own.",
    ],
  },
  {
    title: "Your account",
    text: [
      "Give an address that is yours, keep your password to yourself, and tell us when somebody else got hold of it. What is done with your account counts as yours. You must be old enough to enter a contract.",
    ],
  },
  {
    title: "Your work is yours",
    text: [
      "You keep all rights in what you write and upload, and in the drafts made from it as far as the law gives rights in them. You let us store, process and show it as far as the service needs. We train no models with it.",
    ],
  },
  {
    title: "Drafts are drafts",
    text: [
      "A language model or the built-in drafter may be wrong, incomplete or similar to what others get. Read what you hand over. A specification does not replace legal, medical, safety or financial advice.",
    ],
  },
  {
    title: "Fair use of AI integrations",
    text: [
      "Language models, agents and keys share one service with everybody else. So:",
      <ul key="fair-use" className="grid list-disc gap-2 pl-5 marker:text-faint">
        {fairUse.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>,
    ],
  },
  {
    title: "What is not allowed",
    text: [
      "Breaking the law, attacking the service or its users, uploading what you have no right to, getting around limits, and pretending to be somebody else.",
    ],
  },
  {
    title: "Plans and payment",
    text: [
      <>
        What each plan includes is listed on the <TextLink to={paths.pricing()}>pricing page</TextLink>. Prices are per month. A
        change of price is announced before it takes effect, and you may leave before it does.
      </>,
    ],
  },
  {
    title: "Ending it",
    text: [
      "Export your specifications and delete your account at any time, on your profile. We may end an account that breaks these terms, after a warning where one is reasonable.",
    ],
  },
  {
    title: "Liability",
    text: [
      "We are liable without limit for intent, gross negligence and injury to life, body or health. For slight negligence we are liable only where an essential duty is broken, and then for the damage that was foreseeable. Mandatory law stays as it is.",
    ],
  },
  {
    title: "Changes",
    text: [
      "When these terms change, signed-in users are told before the change takes effect. If you do not agree, you can leave before then and export everything.",
    ],
  },
];
