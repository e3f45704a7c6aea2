import { Bot, Cpu, KeyRound, ShieldCheck, UserCog } from "lucide-react";
import type { Point } from "./points.tsx";

export const enterprisePoints: readonly Point[] = [
  {
    icon: ShieldCheck,
    title: "Zero-trust controls",
    text: "Every request proves who it is, and PostgreSQL decides row by row what it may see. Keys are stored as hashes, secrets encrypted with a key outside the database, sessions ended one by one or all at once.",
  },
  {
    icon: UserCog,
    title: "Role-based access",
    text: "Admins, members and viewers in every organization. The rules live in the database, so no screen, script or agent can walk around them.",
  },
  {
    icon: KeyRound,
    title: "Single sign-on",
    text: "OpenID Connect with the identity provider you have, limited to the mail domains you name. Passwords and a second factor for everybody else.",
  },
  {
    icon: Cpu,
    title: "Bring-your-own model",
    text: "OpenAI, Anthropic, Google, Mistral, or a server of yours: Ollama, vLLM, LM Studio, llama.cpp. Each organization can hold its own key. Without any model the built-in drafter works.",
  },
  {
    icon: Bot,
    title: "MCP-to-code",
    text: "Coding agents inside your network read the specification over the Model Context Protocol with a key of their own, read-only if you say so. They cite the requirement they built, and what they want changed waits for a person.",
  },
];
