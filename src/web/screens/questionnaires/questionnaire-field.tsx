import { ChecksField } from "./checks-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { ColorField } from "./color-field.tsx";
import { DescriptionField } from "./description-field.tsx";
import { DocumentsField } from "./documents-field.tsx";
import { DomainAnswersField } from "./domain-answers-field.tsx";
import type { FieldDefinition } from "./field-definition.ts";
import { FontField } from "./font-field.tsx";
import { LinksField } from "./links-field.tsx";
import { ProvidersField } from "./providers-field.tsx";
import { TextField } from "./text-field.tsx";

export function QuestionnaireField({ definition, project_id }: { definition: FieldDefinition; project_id: string | undefined }) {
  switch (definition.kind) {
    case "description":
      return <DescriptionField label={definition.label} />;
    case "text":
    case "long":
      return <TextField definition={definition} />;
    case "choice":
    case "cards":
      return <ChoiceField definition={definition} />;
    case "checks":
      return <ChecksField definition={definition} />;
    case "providers":
      return <ProvidersField definition={definition} />;
    case "links":
      return <LinksField definition={definition} />;
    case "color":
      return <ColorField definition={definition} />;
    case "font":
      return <FontField definition={definition} />;
    case "domain":
      return <DomainAnswersField label={definition.label} project_id={project_id} />;
    case "documents":
      return <DocumentsField definition={definition} project_id={project_id} />;
  }
}
