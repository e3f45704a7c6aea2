import { CodeBlock } from "#web/ui/text/code-block.tsx";
import { Band } from "./band.tsx";

const policy = `# A sample for people: what is set, and by which setting
model:
  provider: openai-compatible    # AI_PROVIDER
  base_url: http://vllm.models.svc:8000/v1    # AI_BASE_URL
  token_limit: 4096      # per answer, kept by the model server
  log_prompts: false     # AI_LOG
  daily_drafts: 200      # per organization: AI_DAILY_LIMIT
people:
  sign_in: openid-connect    # OIDC_PROVIDERS
  sign_out_after: 30m
  may_write: [admin, member]
  may_read: [viewer]
agents:
  keys: read_only
  expire: true`;

export function SamplePolicy() {
  return (
    <Band
      title="A policy your security team can read"
      text="What models may do, who may write, and how agents get in, on one page instead of a questionnaire of ninety rows. No program reads it: the settings beside its lines, roles, keys and the rules of an organization do what it says."
      className="lg:grid-cols-2 lg:items-center lg:gap-16"
    >
      <CodeBlock label="Sample policy" className="bg-surface p-5 shadow-card">
        {policy}
      </CodeBlock>
    </Band>
  );
}
