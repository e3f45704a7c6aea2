import { cn } from "#web/ui/cn.ts";
import { Words } from "./words.tsx";

const bullet = /^\s*[-*•]\s+/;
const keyword = /^\s*(Given|When|Then|And|But)\b\s*/;

/** A text as it was typed, line by line: dashes stand as bullets, the words of a scenario are set apart, numbers are links. */
export function WrittenLines({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cn("wrap-anywhere", className)}>
      {linesOf(text).map(({ from, to }) => (
        <Line key={from} text={text} from={from} to={to} />
      ))}
    </div>
  );
}

type Range = { from: number; to: number };

function linesOf(text: string): Range[] {
  let from = 0;
  return text.split("\n").map((line) => {
    const range = { from, to: from + line.length };
    from = range.to + 1;
    return range;
  });
}

function Line({ text, from, to }: { text: string } & Range) {
  const line = text.slice(from, to);
  if (!line.trim()) return <div className="h-2" />;
  const dash = bullet.exec(line)?.[0];
  if (dash) {
    return (
      <p dir="auto" className="relative ps-3.5 before:absolute before:start-0.5 before:text-faint before:content-['•']">
        <Words text={text} from={from + dash.length} to={to} />
      </p>
    );
  }
  const [said, word] = keyword.exec(line) ?? [];
  if (!said) {
    return (
      <p dir="auto" className="whitespace-pre-wrap">
        <Words text={text} from={from} to={to} />
      </p>
    );
  }
  return (
    <p className="pl-12 -indent-12">
      <span className="inline-block w-12 indent-0 font-medium text-muted">{word}</span>
      <Words text={text} from={from + said.length} to={to} />
    </p>
  );
}
