import { csvLine } from "#domain/export/csv-text.ts";
import { jsonFields } from "./json-value.ts";

/** What the audit log is about, by the first part of an action's name. */
export const auditAreas = [
  "auth",
  "access",
  "file",
  "member",
  "invitation",
  "project",
  "api_key",
  "share",
  "connection",
  "export",
  "model",
  "security",
  "organization",
  "audit",
] as const;
export type AuditArea = (typeof auditAreas)[number];

export const auditAreaLabels: Record<AuditArea, string> = {
  auth: "Signing in",
  access: "Refused access",
  file: "Files",
  member: "Members",
  invitation: "Invitations",
  project: "Projects",
  api_key: "API keys",
  share: "Share links",
  connection: "Connected applications",
  export: "Exported documents",
  model: "Language model",
  security: "Rules for signing in",
  organization: "Organization",
  audit: "Audit log",
};

const actionLabels: Record<string, string> = {
  "organization.created": "Created the organization",
  "organization.renamed": "Renamed the organization",
  "organization.deleted": "Deleted the organization",
  "organization.unaccepted_rule_changed": "Changed what versions may be made of",
  "member.joined": "Member joined",
  "member.left": "Left the organization",
  "member.removed": "Removed a member",
  "member.role_changed": "Changed a member's role",
  "invitation.made": "Invited somebody",
  "invitation.sent": "Mailed an invitation",
  "invitation.accepted": "Accepted an invitation",
  "invitation.declined": "Declined an invitation",
  "invitation.revoked": "Revoked an invitation",
  "invitation.role_changed": "Changed an invitation's role",
  "invitation.deleted": "Deleted an invitation",
  "project.created": "Created a project",
  "project.deleted": "Deleted a project",
  "api_key.made": "Made an API key",
  "api_key.revoked": "Revoked an API key",
  "api_key.renamed": "Renamed an API key",
  "api_key.deleted": "Deleted an API key",
  "share.made": "Made a share link",
  "share.opened": "Read a document through a link",
  "share.revoked": "Revoked a share link",
  "share.deleted": "Deleted a share link",
  "connection.allowed": "Connected an application",
  "connection.ended": "Disconnected an application",
  "model.set": "Set a language model",
  "model.changed": "Changed the language model",
  "model.removed": "Removed the language model",
  "security.second_factor_changed": "Changed whether a second factor is required",
  "security.domains_changed": "Changed the e-mail domains",
  "audit.retention_changed": "Changed how long the audit log is kept",
  "audit.exported": "Exported the audit log",
  "export.document": "Exported a document",
  "access.refused": "Was refused access",
  "file.infected": "Sent an infected file",
  "auth.login": "Signed in",
  "auth.login_failed": "Failed to sign in",
  "auth.verification_failed": "Showed a wrong code or link",
  "auth.factor_failed": "Showed a wrong second factor",
  "auth.token_refused": "Showed a session that is over",
  "auth.access_refused": "Was refused access",
  "auth.file_infected": "Sent an infected file",
  "auth.user_email_changed": "Changed the e-mail address",
  "auth.recovery_codes_generated": "Made recovery codes",
  "auth.recovery_codes_deleted": "Deleted the recovery codes",
  "auth.logout": "Signed out",
  "auth.user_signedup": "Signed up",
  "auth.user_repeated_signup": "Signed up again",
  "auth.user_recovery_requested": "Asked for a new password",
  "auth.user_confirmation_requested": "Asked for a confirmation mail",
  "auth.user_reauthenticate_requested": "Asked for a proof by mail",
  "auth.user_modified": "Changed the account",
  "auth.user_updated_password": "Changed the password",
  "auth.user_deleted": "Account deleted",
  "auth.user_invited": "Account invited",
  "auth.factor_in_progress": "Began to set up a second factor",
  "auth.factor_unenrolled": "Removed a second factor",
  "auth.verification_attempted": "Showed a second factor",
};

export type AuditEvent = {
  id: string;
  at: string;
  action: string;
  actor_label: string | null;
  target_kind: string | null;
  target_id: string | null;
  target_label: string | null;
  address: string | null;
  agent: string | null;
  details: unknown;
};

/** An action in words; one we do not know is spelled as it is named. */
export function auditActionLabel(action: string): string {
  const [, name = action] = action.split(".");
  return Object.hasOwn(actionLabels, action)
    ? (actionLabels[action] ?? action)
    : `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll("_", " ");
}

/** What more there is to say of an event, in one line; empty where there is nothing. */
export function auditDetails({ details }: Pick<AuditEvent, "details">): string {
  const { from, to, ...rest } = jsonFields(details);
  const change = to === undefined ? [] : [`${words(from)} → ${words(to)}`];
  const more = Object.entries(rest)
    .filter(([name, value]) => value !== null && value !== false && !name.endsWith("_id"))
    .map(([name, value]) => `${name.replaceAll("_", " ")}: ${words(value)}`);
  return [...change, ...more].join(", ");
}

function words(value: unknown): string {
  if (value === true) return "on";
  if (value === false) return "off";
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map((one) => words(one)).join(", ");
  return value === null || value === undefined ? "none" : typeof value === "object" ? JSON.stringify(value) : String(value);
}

const columns = ["at", "action", "actor_label", "target_kind", "target_id", "target_label", "address", "agent"] as const;

/** The events as a table for a spreadsheet (RFC 4180); no cell can be taken for a formula. */
export function auditCsv(events: readonly AuditEvent[]): string {
  const rows = events.map((event) => [...columns.map((column) => event[column] ?? ""), JSON.stringify(event.details)]);
  return [[...columns, "details"], ...rows].map(csvLine).join("");
}
