import { accounts } from "#domain/catalog/patterns/accounts.ts";
import { administration } from "#domain/catalog/patterns/administration.ts";
import { analytics } from "#domain/catalog/patterns/analytics.ts";
import { approvals } from "#domain/catalog/patterns/approvals.ts";
import { booking } from "#domain/catalog/patterns/booking.ts";
import { community } from "#domain/catalog/patterns/community.ts";
import { content } from "#domain/catalog/patterns/content.ts";
import { dataExchange } from "#domain/catalog/patterns/data-exchange.ts";
import { delivery } from "#domain/catalog/patterns/delivery.ts";
import { devices } from "#domain/catalog/patterns/devices.ts";
import { donations } from "#domain/catalog/patterns/donations.ts";
import { events } from "#domain/catalog/patterns/events.ts";
import { files } from "#domain/catalog/patterns/files.ts";
import { healthRecords } from "#domain/catalog/patterns/health-records.ts";
import { inventory } from "#domain/catalog/patterns/inventory.ts";
import { invoicing } from "#domain/catalog/patterns/invoicing.ts";
import { jobs } from "#domain/catalog/patterns/jobs.ts";
import { leads } from "#domain/catalog/patterns/leads.ts";
import { learning } from "#domain/catalog/patterns/learning.ts";
import { lending } from "#domain/catalog/patterns/lending.ts";
import { maps } from "#domain/catalog/patterns/maps.ts";
import { messaging } from "#domain/catalog/patterns/messaging.ts";
import { notifications } from "#domain/catalog/patterns/notifications.ts";
import { offline } from "#domain/catalog/patterns/offline.ts";
import { ordering } from "#domain/catalog/patterns/ordering.ts";
import type { ConcernPattern } from "#domain/catalog/patterns/pattern.ts";
import { payments } from "#domain/catalog/patterns/payments.ts";
import { privacy } from "#domain/catalog/patterns/privacy.ts";
import { reviews } from "#domain/catalog/patterns/reviews.ts";
import { search } from "#domain/catalog/patterns/search.ts";
import { subscriptions } from "#domain/catalog/patterns/subscriptions.ts";
import { support } from "#domain/catalog/patterns/support.ts";
import { tasks } from "#domain/catalog/patterns/tasks.ts";

/** In the order in which a specification tells them. */
export const CONCERNS: readonly ConcernPattern[] = [
  search,
  ordering,
  booking,
  lending,
  delivery,
  inventory,
  devices,
  maps,
  events,
  learning,
  healthRecords,
  jobs,
  tasks,
  approvals,
  invoicing,
  content,
  community,
  files,
  messaging,
  reviews,
  payments,
  subscriptions,
  donations,
  leads,
  support,
  notifications,
  analytics,
  dataExchange,
  offline,
  privacy,
  accounts,
  administration,
];
