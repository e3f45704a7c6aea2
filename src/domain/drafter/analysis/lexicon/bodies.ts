import { words } from "./words.ts";

/** Places and houses that do through their people what only people do: "the library lends", "other theatres ask". */
export const HOUSES = words(
  `shop store home museum theatre theater cinema library archive university college academy faculty institute institution laboratory observatory kindergarten monastery abbey cathedral
  chapel synagogue mosque temple parish diocese ward surgery hospice depot yard harbour port airport station stable kennel dairy mill foundry workshop warehouse
  factory refinery vineyard winery orchard greenhouse stockroom storeroom canteen bar cafe café pub inn laundry parlour court registry treasury bureau embassy
  consulate union league federation foundation society firm tower bank brokerage broadcaster newsroom headquarters branch village town canton commune
  orchestra ensemble platoon regiment squadron wardrobe bakehouse boathouse clubhouse brewery distillery tannery smithy post-office shelter`,
);

/** Departments called by what they do, without an article: "purchasing orders the steel". */
export const DEPARTMENTS = words(
  `planning purchasing engineering maintenance quality production operations legal admissions accounts records sales intake triage logistics wardrobe props stores
  radiology pathology cardiology oncology surgery pharmacy anaesthesia controlling sterilisation sterilization transport control legal communications facilities editorial`,
);

const BODIES = words(
  `team crew staff committee board council panel jury club association federation league union guild band choir orchestra company firm business agency
  organisation organization department office school college university museum library clinic hospital practice lab laboratory co-op cooperative society shop store restaurant hotel studio
  workshop kitchen desk reception counter church parish authority ministry family household community group police press public bank charity`,
);

/** Many who answer as one, and whom nobody calls "he". */
export function isBody(head: string): boolean {
  return BODIES.has(head) || HOUSES.has(head);
}

/** One word for some, who are "they" as well. */
export function isMany(head: string): boolean {
  return /^(?:couple|pair|family|household|crew|team|staff|committee|board|council|panel|jury|band|choir|club|group|folk|folks|people|public|staff|personnel|police|youth|clergy)$/.test(
    head,
  );
}
