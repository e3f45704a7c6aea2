import { Blocks, FileOutput, type LucideIcon, Milestone, PenLine, Sparkles, UsersRound } from "lucide-react";
import { formatsIn, pdfExport } from "#domain/catalog/ways-out.ts";
import { paths } from "#web/lib/paths.ts";
import type { PictureName } from "./product-picture.tsx";

export type FeatureGroup = {
  title: string;
  icon: LucideIcon;
  text: string;
  points: readonly { title: string; text: string; more?: { to: string; label: string } }[];
  picture?: { shows: PictureName; alt: string };
};

export const featureGroups: readonly FeatureGroup[] = [
  {
    title: "Generate",
    icon: Sparkles,
    text: "A first draft of every part, written for the product you described and not for software in general.",
    points: [
      {
        title: "Part by part",
        text: "Overview, scope, pricing, pages, user classes, stories, features and risks each have their own button.",
      },
      {
        title: "Adds, never repeats",
        text: "Drafting again fills in what is missing. What you wrote or kept stays as it is.",
      },
      {
        title: "Undo a whole draft",
        text: "A draft is recorded as one run: who asked, when, and which rows. It can be taken back as one.",
      },
      {
        title: "With or without a model",
        text: "Connect a language model, or let the built-in drafter work from its catalogue of requirement patterns.",
      },
    ],
  },
  {
    title: "Customize",
    icon: PenLine,
    text: "The draft is a starting point. You can edit every sentence of it in place.",
    points: [
      { title: "Edit in place", text: "Names, stories, criteria and descriptions are edited in the list you read them in." },
      {
        title: "Your technology",
        text: "Frontend, backend, database, sign-in, payment and your own providers, from lists or in your words.",
      },
      { title: "Your look", text: "Design system, colours, fonts, corners, and the Figma files and images they come from." },
      {
        title: "Wording that can be tested",
        text: "While you write, words nobody could build or test are underlined, with the reason and a fix.",
        more: { to: paths.rules(), label: "Every rule and why" },
      },
      { title: "Your language", text: "The questionnaire’s language is the language of the draft." },
    ],
  },
  {
    title: "Collaborate",
    icon: UsersRound,
    text: "A specification is an agreement, so more than one person writes it.",
    points: [
      { title: "Organizations", text: "Projects belong to a team. People join by an invitation sent to their address." },
      {
        title: "Three roles",
        text: "Viewers read, members edit, admins also invite and remove. The database itself enforces it.",
      },
      {
        title: "Nobody is overwritten",
        text: "When two people change the same words, the second one sees both texts and chooses.",
      },
      { title: "Nothing typed is lost", text: "Unsaved words survive a reload, a broken connection and an expired session." },
    ],
  },
  {
    title: "Track",
    icon: Milestone,
    text: "Requirements change. What changed, and when, should never be a matter of memory.",
    picture: {
      shows: "trace",
      alt: "How user classes, stories, pages, features, test cases and risks of a project are linked",
    },
    points: [
      {
        title: "Numbers that stay",
        text: "US-14 keeps its number through every edit, and a deleted number is never given again.",
      },
      { title: "Versions", text: "A version keeps everything in the project as it was. Switch between them at any time." },
      { title: "Compare", text: "Any two versions beside each other: added, removed, and changed words marked." },
      { title: "Change log", text: "The difference between two versions as Markdown, ready for release notes." },
      {
        title: "Every row’s history",
        text: "Who changed a requirement, when and through what, word by word; any revision can be brought back.",
      },
      {
        title: "Links between requirements",
        text: "Which story has no test, which page no feature: gaps are counted, and each leads to where you can close it.",
      },
    ],
  },
  {
    title: "Export",
    icon: FileOutput,
    text: "Your text is yours, in formats that outlive any tool.",
    picture: { shows: "share", alt: "A link to a document is made: for whom, until when, which chapters, with a password" },
    points: [
      { title: "Documents", text: `${formatsIn("Documents")}, of any version. ${pdfExport}.` },
      { title: "Data", text: `${formatsIn("Data")}, for trackers, spreadsheets and other requirements tools.` },
      {
        title: "And back again",
        text: "Markdown, JSON, CSV, Excel and ReqIF are read as well: each change is shown before anything is stored.",
      },
      {
        title: "A link to read",
        text: "For people without an account: the document, whole or by chapter, until a day you choose, with a password if you like. You see how often it was opened, and revoke it in one click.",
      },
      {
        title: "Trees for coding agents",
        text: `${formatsIn("For coding agents")}, as a zip for the repository.`,
      },
      {
        title: "A known outline",
        text: "Chapters follow ISO/IEC/IEEE 29148, so reviewers find things where they expect them.",
      },
    ],
  },
  {
    title: "Integrate",
    icon: Blocks,
    text: "The specification goes where the building happens.",
    points: [
      {
        title: "AI code generators",
        text: "Coding agents read a project over the Model Context Protocol: they search it, fetch all that belongs to one feature, and cite its numbers in their work.",
      },
      {
        title: "Proposals, not surprises",
        text: "What an agent wants changed arrives as a proposal, with its reason. You accept or decline it word by word.",
      },
      {
        title: "Progress with evidence",
        text: "Agents report what is done, with the commit and the test; what changed since is stale, and says so.",
      },
      {
        title: "A command line",
        text: "It pulls the specification into the repository, and checks whether code, tests and commits cite requirements that are still valid.",
      },
      {
        title: "Keys per project",
        text: "Read-only or read-write, with an end date if you like. Shown once, stored as a hash, revoked in one click.",
      },
      {
        title: "ChatGPT and Claude",
        text: "Connectors reach an instance on the internet with your consent: you choose the project and the rights, and disconnect them in one click.",
      },
      {
        title: "Any model provider",
        text: "OpenAI, Anthropic, Google, Mistral, Ollama, and every server that speaks OpenAI’s format.",
      },
      { title: "Sign-in with your provider", text: "OpenID Connect for the accounts your organization has already." },
    ],
  },
];
