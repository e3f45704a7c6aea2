import { type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes, defaultTreeAdapter, Parser, type TreeAdapter } from "parse5";

/** Of what a page consists, and how deep its parts may lie in each other. */
const MOST_NODES = 60_000;
const MOST_DEPTH = 500;

class Enough extends Error {}

/** The page as a tree, as much of it as is read; what is beyond is not about the product any more. */
export function parsePage(markup: string): DefaultTreeAdapterTypes.Document {
  let [nodes, depth] = [0, 0];
  const count = () => {
    nodes += 1;
    if (nodes > MOST_NODES) throw new Enough();
  };
  const counting: TreeAdapter<DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createElement(...made) {
      count();
      return defaultTreeAdapter.createElement(...made);
    },
    createCommentNode(...made) {
      count();
      return defaultTreeAdapter.createCommentNode(...made);
    },
    onItemPush() {
      depth += 1;
      if (depth > MOST_DEPTH) throw new Enough();
    },
    onItemPop() {
      depth -= 1;
    },
  };
  const parser = new Parser<DefaultTreeAdapterMap>({ scriptingEnabled: false, treeAdapter: counting });
  try {
    parser.tokenizer.write(markup, true);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return parser.document;
}
