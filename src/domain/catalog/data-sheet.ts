import { formatsIn, pdfExport } from "./ways-out.ts";

/** Where the enterprise data sheet is downloaded; the build writes it from what stands below. */
export const dataSheetAddress = "/product-architect-data-sheet.pdf";

export const dataSheet = {
  title: "Product Architect Enterprise",
  subtitle: "Self-Hosted • Private Cloud • Air-Gapped",
  summary:
    "Product Architect turns an idea into a numbered software requirements specification that people agree on and coding agents can build from. This sheet says how it runs on your own ground, what it needs there, and how it is kept safe.",
  parts: [
    {
      title: "What it does",
      points: [
        "Drafts overview, scope, business model, pages, user classes, user stories with Given / When / Then criteria, features and risks from a questionnaire in four steps.",
        "Gives every requirement a number that is never reused, and a revision that counts its changes.",
        "Keeps versions that can be read, compared word by word, switched, and shared by a read-only link that ends.",
        `Exports in the outline of ISO/IEC/IEEE 29148: ${formatsIn("Documents")}, ${formatsIn("Data")}. ${pdfExport}.`,
        "Hands it to AI code generators through the Model Context Protocol, with keys per project; what agents propose waits for you.",
      ],
    },
    {
      title: "How it is installed",
      points: [
        "With one command on Linux: it sets up its own PostgreSQL and serves everything on one port.",
        "From its files: Dockerfile, compose file, Helm chart, Terraform module, systemd unit; you build the image.",
        "Without a network: one machine with the embedded PostgreSQL and the built-in drafter.",
      ],
    },
    {
      title: "How it is kept safe",
      points: [
        "Row-level security in PostgreSQL decides what each request may read and write, tested role by role.",
        "Roles in every organization: admin, member, viewer.",
        "Single sign-on by OpenID Connect, limited to your mail domains; a second factor for accounts with a password.",
        "Passwords hashed with Argon2id, project keys with SHA-256; model keys encrypted with a key outside the database.",
        "The screen signs out after 30 minutes without activity; sessions can be ended one by one.",
        "The browser speaks to your own origin only; a content security policy keeps it so.",
      ],
    },
    {
      title: "Which model drafts",
      points: [
        "OpenAI, Anthropic, Google, Mistral, or any server that speaks OpenAI's format: Ollama, vLLM, LM Studio, llama.cpp.",
        "One model for the installation, or one for each organization with its own key.",
        "None at all: the built-in drafter works from a catalogue of requirement patterns and needs no network.",
        "Prompts and answers are not logged unless you switch it on.",
      ],
    },
  ],
  needs: [
    ["Runs on", "Node.js 22.18 or newer on Linux; one port; any number of processes"],
    ["Database", "Embedded PostgreSQL 18, or a PostgreSQL 15 or newer of yours, or Supabase"],
    ["Files", "An S3-compatible bucket, or one folder that all processes share"],
    ["Mail", "Any SMTP server; without one, mail waits in a local outbox"],
    ["Configuration", "Environment variables; every one has a default"],
    ["Health", "GET /health/live and /health/ready; figures for Prometheus at /metrics"],
    ["Backup", "One command, while it runs: rows and files in one archive"],
  ],
  plan: "The Enterprise plan has unlimited credits and users, SSO, on-premises installation, all export formats and 24-7 priority support. It also names custom integrations, a dedicated account manager, custom training, an SLA and white-label.",
} as const;
