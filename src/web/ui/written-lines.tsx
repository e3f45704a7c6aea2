import { cn } from "./cn.ts";

const bullet = /^\s*[-*•]\s+/;
const keyword = /^\s*(Given|When|Then|And|But)\b/;

/** A text as it was typed, line by line: dashes stand as bullets, and the words of a scenario are set apart. */
export function WrittenLines({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cn("wrap-anywhere", className)}>
      {text.split("\n").map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the text
        <Line key={at} line={line} />
      ))}
    </div>
  );
}

function Line({ line }: { line: string }) {
  if (!line.trim()) return <div className="h-2" />;
  if (bullet.test(line)) {
    return (
      <p className="relative pl-3.5 before:absolute before:left-0.5 before:text-faint before:content-['•']">
        {line.replace(bullet, "")}
      </p>
    );
  }
  const word = keyword.exec(line)?.[1];
  if (!word) return <p className="whitespace-pre-wrap">{line}</p>;
  return (
    <p className="pl-12 -indent-12">
      <span className="inline-block w-12 indent-0 font-medium text-muted">{word}</span>
      {line.replace(keyword, "").trimStart()}
    </p>
  );
}
