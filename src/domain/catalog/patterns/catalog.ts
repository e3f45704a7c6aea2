import { accounts } from "./accounts.ts";
import { administration } from "./administration.ts";
import { analytics } from "./analytics.ts";
import { approvals } from "./approvals.ts";
import { booking } from "./booking.ts";
import { community } from "./community.ts";
import { content } from "./content.ts";
import { dataExchange } from "./data-exchange.ts";
import { delivery } from "./delivery.ts";
import { devices } from "./devices.ts";
import { donations } from "./donations.ts";
import { events } from "./events.ts";
import { files } from "./files.ts";
import { healthRecords } from "./health-records.ts";
import { inventory } from "./inventory.ts";
import { invoicing } from "./invoicing.ts";
import { jobs } from "./jobs.ts";
import { leads } from "./leads.ts";
import { learning } from "./learning.ts";
import { lending } from "./lending.ts";
import { maps } from "./maps.ts";
import { messaging } from "./messaging.ts";
import { notifications } from "./notifications.ts";
import { offline } from "./offline.ts";
import { ordering } from "./ordering.ts";
import type { ConcernPattern } from "./pattern.ts";
import { payments } from "./payments.ts";
import { privacy } from "./privacy.ts";
import { registration } from "./registration.ts";
import { reviews } from "./reviews.ts";
import { search } from "./search.ts";
import { subscriptions } from "./subscriptions.ts";
import { support } from "./support.ts";
import { tasks } from "./tasks.ts";

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
  registration,
  accounts,
  administration,
];
