import type * as z from "zod";
import { choice, defineNoun, drafts, required } from "./noun.ts";

/** What a product meets at its interfaces, after ISO/IEC/IEEE 29148. */
export const externalInterfaceKinds = ["user", "hardware", "software", "communication"] as const;
export type ExternalInterfaceKind = (typeof externalInterfaceKinds)[number];

export const externalInterfaceLabels: Record<ExternalInterfaceKind, string> = {
  user: "User interfaces",
  hardware: "Hardware interfaces",
  software: "Software interfaces",
  communication: "Communication interfaces",
};

export const externalInterfaceBlurbs: Record<ExternalInterfaceKind, string> = {
  user: "How people see and operate the product: screens, devices, languages, assistive technology.",
  hardware: "The devices and sensors it reads or drives, and what it expects of them.",
  software: "The services, systems and data it exchanges with other software.",
  communication: "The networks, protocols, formats and messages it speaks.",
};

export const externalInterfaces = defineNoun({
  table: "external_interfaces",
  one: "external interface",
  many: "external interfaces",
  title: "External Interfaces",
  prefix: "EI",
  section: "externalInterfaces",
  fields: {
    kind: choice({
      label: "Kind",
      among: externalInterfaceKinds,
      choices: externalInterfaceLabels,
      missing: "Choose what kind of interface it is",
      asked: `One of ${externalInterfaceKinds.join(", ")}; these keys stay in English`,
    }),
    name: required({
      label: "Name",
      missing: "Name the interface",
      most: 200,
      asked: "What is on the other side, at most 8 words",
      example: "Payment service",
    }),
    description: required({
      label: "Description",
      missing: "Describe the interface",
      most: 8000,
      asked: "What goes in and out, in which format or protocol, how much and how often, and what happens when it fails",
      example:
        "Takes an amount and an order number, and answers paid or refused. Without an answer in 10 seconds the order waits.",
      hint: "What goes in and out there, in which format, and what happens when the other side does not answer.",
    }),
  },
  stored: {},
  generate: drafts("generate-external-interfaces"),
});
export type ExternalInterfaceInput = z.output<typeof externalInterfaces.input>;
