const LONGEST = 50;
/** Names Windows keeps for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Folder names that every system takes and no two of which are alike; a title without Latin letters is called by its number. */
export function createFolderNames(): (title: string, reference: string) => string {
  const taken = new Set<string>();
  return (title, reference) => {
    const words = shortened(plain(title));
    const letters = title.match(/\p{L}/gu)?.length ?? 0;
    const isLatin = words.replace(/[^a-z]/g, "").length >= Math.max(letters / 2, 1);
    const first = isLatin && !RESERVED.test(words) ? words : plain(reference);
    let name = first;
    for (let at = 1; taken.has(name); at += 1) name = at === 1 ? `${first}-${plain(reference)}` : `${first}-${at}`;
    taken.add(name);
    return name;
  };
}

/** Ends with a word, where it has more than one. */
function shortened(name: string): string {
  if (name.length <= LONGEST) return name;
  const cut = name.slice(0, LONGEST + 1);
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : cut.slice(0, LONGEST);
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
