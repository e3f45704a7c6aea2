import { infiniteQueryOptions, mutationOptions } from "@tanstack/react-query";
import { type AuditFilter, exportAuditEvents, listAuditEvents } from "#data/audit-events.ts";
import { auditCsv } from "#domain/audit-events.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { db } from "#web/lib/supabase.ts";

export type { AuditFilter } from "#data/audit-events.ts";

export const auditEventsQuery = (organization_id: string, filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ["audit_events", organization_id, filter],
    queryFn: ({ pageParam }) => listAuditEvents(db, { organization_id, filter, after: pageParam }),
    initialPageParam: null as { at: string; id: string } | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

export const exportAuditMutation = (organization_id: string) =>
  mutationOptions({
    mutationFn: async ({ filter, format }: { filter: AuditFilter; format: "csv" | "json" }) => {
      const events = await exportAuditEvents(db, { organization_id, filter, format });
      const name = `audit-log-${new Date().toISOString().slice(0, 10)}.${format}`;
      if (format === "csv") saveFile({ name, text: auditCsv(events), type: "text/csv" });
      else saveFile({ name, text: JSON.stringify(events, null, 2), type: "application/json" });
      return { count: events.length };
    },
    meta: { toast: "audit.exported", failure: "audit.export_failed", refreshes: [["audit_events", organization_id]] },
  });
