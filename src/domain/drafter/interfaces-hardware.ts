import { capitalised } from "#domain/drafter/language/words.ts";
import { callOf } from "#domain/drafter/plan/calling.ts";
import type { Plan } from "#domain/drafter/plan/plan.ts";
import type { ExternalInterfaceInput } from "#domain/nouns/external-interfaces.ts";

const MOST_DEVICES = 3;

const PARTS: readonly { asked: RegExp; name: string; description: string }[] = [
  {
    asked: /\b(?:scans?|scanning|scanned) (?:an?|the|its|his|her|each|every|their|it|them)\b|\b(?:barcodes?|qr[- ]codes?)\b/,
    name: "Camera as a scanner",
    description:
      "Reads codes (EAN-13, Code 128, QR) within 2 seconds at a distance of 10 to 40 cm. A code that cannot be read can be typed in.",
  },
  {
    asked: /\b(?:photos?|pictures?|snaps?|selfies?|photographs?|photographed)\b/,
    name: "Camera",
    description:
      "Takes pictures in JPEG or HEIC of up to 20 MB, reduced to 2048 px before they are sent. Permission is asked for at the first picture; without it a file can be chosen.",
  },
  {
    asked: /\b(?:audio|(?:sound|voice|audio) (?:recordings?|messages?|notes?)|recordings? (?:the|of)|microphone|dictat\w+)\b/,
    name: "Microphone and loudspeaker",
    description:
      "Record and play sound in AAC or Opus from 32 kbit/s on. Permission is asked for at the first use; without it a text can be typed.",
  },
  {
    asked:
      /\b(?:gps|(?:finds?|sees?|shows?|search(?:es)?|offers?|alerts?|asks?) (?:[\p{L}-]+ ){0,4}nearby|near (?:me|us|them|him|her)|(?:current|live|own|exact) (?:gps )?(?:positions?|locations?)|(?:share|send|pass on)s? (?:my|his|her|their|the) (?:positions?|locations?)|where (?:i am|they are|(?:the|a|his|her|their) (?:driver|taxi|courier|vehicle|bus|van)\w* is))\b/u,
    name: "Positioning",
    description:
      "Gives the position to 50 m while the product is in use. Permission is asked for at the first use; without it an address can be typed.",
  },
  {
    asked: /\bprint(?:s|ing|er|ers|outs?)?\b/,
    name: "Printer",
    description:
      "Prints what is offered for printing as PDF through the print dialog of the operating system, in A4 or the width of a label.",
  },
];

/** The machines a product works with: those the description names, parts of people's devices, and the devices themselves. */
export function hardwareInterfaces(plan: Plan): ExternalInterfaceInput[] {
  const hardware = (name: string, description: string): ExternalInterfaceInput => ({ kind: "hardware", name, description });
  const devices = plan.concerns.some(({ pattern }) => pattern.key === "devices")
    ? plan.analysis.devices
        .slice(0, MOST_DEVICES)
        .map((noun) =>
          hardware(
            capitalised(noun.plural),
            `${capitalised(noun.plural)} report at least every 5 minutes with identifier, time, value and unit, keep 24 hours of readings while they are offline, and are paired once by a code printed on them. Battery and signal are reported once a day.`,
          ),
        )
    : [];
  const parts = PARTS.filter(({ asked }) => callOf(plan.analysis, asked) !== undefined).map(({ name, description }) =>
    hardware(name, description),
  );
  return [
    ...devices,
    ...parts,
    hardware("Devices of the people", "A phone, tablet or computer with 2 GB of memory and a screen from 360 px."),
  ];
}
