import type { ConcernPattern } from "./pattern.ts";

export const inventory: ConcernPattern = {
  key: "inventory",
  short: /\b(?:inventory|stock levels?|in stock|spare parts?|warehouses?)\b/,
  keywords: ["stock", "supplier", "ingredient", "supplies"],
  verbs: { customer: [], provider: ["restock"] },
  object: ["item", "items"],
  borrows: false,
  scope: "stock levels, movements and reorder points",
  excluded: "Control of conveyor belts and other warehouse machines",
  pages: [
    {
      name: "Stock",
      description: "Where {providers} see what is in stock, where it lies and what has to be reordered.",
      sections: [
        {
          name: "Stock levels",
          description: "Quantity on hand, reserved and on order, for each item and place.",
          stories: ["See what is in stock", "Reorder in time"],
          features: [
            [
              "Stock levels by place",
              "The system shall show the quantity on hand, reserved and on order, no older than 5 seconds.",
            ],
            [
              "Reorder point",
              "The system shall put an item on the reorder list when its quantity falls below the level set for it.",
            ],
          ],
        },
        {
          name: "Movements and counts",
          description: "Receipts, issues, corrections and counts with person and time.",
          stories: ["Book receipts and issues"],
          features: [
            ["Stock count", "The system shall compare a count with the book quantity."],
            ["Reason for a difference", "The system shall ask for a reason for each difference above 2 percent."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "provider",
      name: "See what is in stock",
      want: "to see the quantity of each item by place",
      so: "I promise only what is there",
      criteria: [
        ["Given 40 pieces on hand and 15 reserved", "When I open the item", "Then 25 are shown as available"],
        [
          "Given a movement was booked twice by mistake",
          "When I cancel the second one",
          "Then the quantity is corrected and both entries stay visible; nothing is deleted",
        ],
      ],
    },
    {
      by: "provider",
      name: "Book receipts and issues",
      want: "to book receipts and issues by scanning a code",
      so: "the quantity in the system is the one on the shelf",
      criteria: [
        [
          "Given an item with a code",
          "When I scan it and enter 12",
          "Then the quantity rises by 12 and the entry carries my name and time",
        ],
        ["Given only 5 pieces are on hand", "When I book an issue of 8", "Then it is refused and the quantity on hand is shown"],
      ],
    },
    {
      by: "provider",
      name: "Reorder in time",
      want: "to be told when an item falls below its reorder point",
      so: "work does not stop for lack of it",
      criteria: [
        [
          "Given a reorder point of 20",
          "When the quantity falls to 19",
          "Then the item is on the reorder list with its supplier and the quantity of the last order",
        ],
        [
          "Given an order for it is already open",
          "When the quantity falls again",
          "Then no second reorder is proposed and the open one is shown",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Stock figures drift from reality",
      functionality: "Stock",
      description:
        "Unbooked issues and breakage make the figures wrong over time. Promises are then broken and money is tied up in the wrong items, so every item is counted once a quarter.",
    },
  ],
};
