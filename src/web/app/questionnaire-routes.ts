import type { RouteObject } from "react-router";

const wizard = async () => ({
  Component: (await import("#web/screens/questionnaires/wizard-screen.tsx")).QuestionnaireWizardScreen,
});
const standardForm = async () => ({
  Component: (await import("#web/screens/questionnaires/standard-form-screen.tsx")).StandardFormScreen,
});
const edit = async () => ({
  Component: (await import("#web/screens/questionnaires/edit-questionnaire-screen.tsx")).EditQuestionnaireScreen,
});

export const questionnaireRoutes: RouteObject[] = [
  {
    path: "/start/:projectId",
    lazy: async () => ({
      Component: (await import("#web/screens/questionnaires/first-questions-screen.tsx")).FirstQuestionsScreen,
    }),
  },
  {
    path: "/questionnaires",
    lazy: async () => ({
      Component: (await import("#web/screens/questionnaires/questionnaires-screen.tsx")).QuestionnairesScreen,
    }),
  },
  { path: "/questionnaires/new", lazy: standardForm },
  { path: "/questionnaires/create/:projectId", lazy: standardForm },
  {
    path: "/questionnaires/:id",
    lazy: async () => ({ Component: (await import("#web/screens/questionnaires/questionnaire-screen.tsx")).QuestionnaireScreen }),
  },
  { path: "/questionnaires/:id/edit", lazy: edit },
  { path: "/questionnaires/edit/:id", lazy: edit },
  { path: "/dashboard/questionnaires/stepper/:projectId", lazy: wizard },
  { path: "/questionnaires/stepper/:projectId", lazy: wizard },
];
