import { allowConnectionFunction } from "./allow-connection.ts";
import { byName } from "./by-name.ts";
import { describeConnectionFunction } from "./describe-connection.ts";
import { describeDrafterFunction } from "./describe-drafter.ts";
import { describeInstanceFunction } from "./describe-instance.ts";
import { describeOpenPointsFunction } from "./describe-open-points.ts";
import { describeRequirementsFunction } from "./describe-requirements.ts";
import { describeUsageFunction } from "./describe-usage.ts";
import { enhancedWebSearchFunction } from "./enhanced-web-search.ts";
import { exportSpecificationFunction } from "./export-specification.ts";
import { findPossibleFunction } from "./find-possible.ts";
import { readDocumentsFunction } from "./read-documents.ts";
import { checkSharedFunction, readSharedFunction } from "./read-shared.ts";
import { readSourceFunction } from "./read-source.ts";
import { saveOrganizationModelFunction } from "./save-organization-model.ts";
import { sendInvitationEmailFunction } from "./send-invitation-email.ts";
import { shareDocumentFunction } from "./share-document.ts";
import { stopDraftingFunction } from "./stop-drafting.ts";
import { stopGenerationFunction } from "./stop-generation.ts";
import { testOrganizationModelFunction } from "./test-organization-model.ts";

/** Those that draft nothing. */
export const plainFunctions = byName([
  allowConnectionFunction,
  checkSharedFunction,
  describeConnectionFunction,
  describeDrafterFunction,
  describeInstanceFunction,
  describeOpenPointsFunction,
  describeRequirementsFunction,
  describeUsageFunction,
  enhancedWebSearchFunction,
  exportSpecificationFunction,
  findPossibleFunction,
  readDocumentsFunction,
  readSharedFunction,
  readSourceFunction,
  saveOrganizationModelFunction,
  sendInvitationEmailFunction,
  shareDocumentFunction,
  stopDraftingFunction,
  stopGenerationFunction,
  testOrganizationModelFunction,
]);
