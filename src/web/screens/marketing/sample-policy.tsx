import { CodeBlock } from "#web/ui/text/code-block.tsx";
import { Band } from "./band.tsx";

const policy = `# Sample policy for drafting with a language model
model:
  provider: openai-compatible
  base_url: http://vllm.models.svc:8000/v1
  token_limit: 4096      # per answer, kept by the model server
  log_prompts: false     # AI_LOG
  daily_drafts: 200      # per organization: AI_DAILY_LIMIT
people:
  sign_in: openid-connect
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
      text="What models may do, who may write, and how agents get in: a page of plain settings instead of a questionnaire of ninety rows. Start from this sample and make it yours."
      className="lg:grid-cols-2 lg:items-center lg:gap-16"
    >
      <CodeBlock label="Sample policy" className="bg-surface p-5 shadow-card">
        {policy}
      </CodeBlock>
    </Band>
  );
}
