import { paths } from "#web/lib/paths.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import type { Clause } from "./legal-document.tsx";
import { LegalList } from "./legal-list.tsx";

const kept = [
  {
    name: "Account",
    text: "Your e-mail address, your name if you give it, and a hash of your password. With two-factor sign-in, its secret.",
  },
  { name: "Sessions", text: "When and with which browser and network address you signed in, so that you can see and end it." },
  {
    name: "Your work",
    text: "Organizations, projects, questionnaires, specifications, uploaded files, and which draft wrote what.",
  },
  { name: "Waitlist", text: "The e-mail address you left." },
  { name: "Messages", text: "What you write in a contact form: name, address, phone and company if given, and the message." },
  { name: "Applications", text: "Your name, address, telephone if given, the position, and your CV." },
  { name: "Limits", text: "How often a network address signed in or sent a form lately, to keep abuse out." },
];

const bases = [
  { name: "Contract, 6(1)(b)", text: "Your account, your work, its drafts and invitations, and answering what you ask of us." },
  { name: "Consent, 6(1)(a)", text: "The waitlist. You may withdraw it at any time, with effect from then on." },
  { name: "Steps before a contract, 6(1)(b)", text: "Your application for a position." },
  { name: "Legitimate interest, 6(1)(f)", text: "Keeping the service safe: sessions, limits and error logs." },
];

const rights = [
  { name: "Access and portability", text: "Download everything that belongs to your account on your profile, as JSON." },
  { name: "Rectification", text: "You can change your name, your address and everything you have written." },
  { name: "Erasure", text: "Delete your account on your profile. What belonged to it alone goes with it, at once." },
  { name: "Restriction and objection", text: "Write to us. We stop what you object to unless the law obliges us to go on." },
  { name: "Complaint", text: "You may complain to the data protection authority of the place where you live." },
];

export const privacyClauses: readonly Clause[] = [
  {
    title: "Who is responsible",
    text: [
      <>
        The operator of this site is the controller in the meaning of the General Data Protection Regulation (GDPR, Article 4).
        Reach us through the <TextLink to={paths.contact()}>contact page</TextLink>. An organization that runs the product on its
        own servers is the controller there, and this text is its to adapt.
      </>,
    ],
  },
  {
    title: "What we keep",
    text: [<LegalList key="kept" entries={kept} />, "We keep no more than that, and buy no data about you."],
  },
  {
    title: "Why, and on what legal basis",
    text: ["Article 6 of the GDPR names the bases:", <LegalList key="bases" entries={bases} />],
  },
  {
    title: "Language models",
    text: [
      "When you press a Generate button and a language model is configured, the answers of the questionnaire, the text of its documents and the parts of the specification the draft needs are sent to that model’s provider. Which provider it is stands beside the draft. An organization can connect a provider of its own, or a server in its own network.",
      "Without a configured model the built-in drafter writes, and nothing is sent to anybody. Prompts and answers are not logged unless the operator switches it on to find a fault.",
    ],
  },
  {
    title: "Who else receives it",
    text: [
      "The people of your organization see its projects. The providers that host our servers and deliver our mail process data for us under Article 28. We sell nothing, and there is no advertising, tracking or analytics.",
      "If a recipient is outside the European Economic Area, the transfer rests on an adequacy decision or on the Commission’s standard contractual clauses (Articles 45 and 46).",
    ],
  },
  {
    title: "How long",
    text: [
      "Your account and work stay until you delete them. A waitlist address stays until the launch mail is sent or you withdraw. Messages and applications stay as long as they are needed to answer and to meet legal duties, then they are deleted.",
    ],
  },
  { title: "Your rights", text: [<LegalList key="rights" entries={rights} />] },
  {
    title: "How it is protected",
    text: [
      "Connections are encrypted where the site is served over https. Passwords are stored as Argon2id hashes, keys as SHA-256 hashes, secrets of model providers encrypted. The database decides for each row who may read and write it.",
    ],
  },
  {
    title: "Cookies and local storage",
    text: [
      <>
        What your browser keeps for us, and why, is listed in the <TextLink to={paths.cookies()}>cookie policy</TextLink>.
      </>,
    ],
  },
];
