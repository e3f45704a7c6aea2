import { businessStep } from "./step-business.ts";
import { designStep } from "./step-design.ts";
import { introductionStep } from "./step-introduction.ts";
import { technologyStep } from "./step-technology.ts";

export const questionnaireSteps = [introductionStep, technologyStep, designStep, businessStep] as const;
