import type { ConcernPattern } from "./pattern.ts";

export const ordering: ConcernPattern = {
  key: "ordering",
  needs: ["sells"],
  short: /\b(?:online shop|web ?shop|e-commerce|shopping (?:cart|basket)|checkout)\b/,
  keywords: ["order", "buy", "sell", "purchase", "basket"],
  verbs: {
    customer: ["buy", "order", "purchase", "reorder"],
    provider: ["sell", "resell"],
  },
  object: ["product", "products"],
  borrows: true,
  scope: "offering {objects}, ordering them and following each order until it is closed",
  excluded: "Accounting and tax returns",
  pages: [
    {
      name: "{Objects}",
      description: "The catalogue in which {customers} compare {objects} and the details of each offer.",
      sections: [
        {
          name: "Catalogue",
          description: "All {objects} on offer with picture, price, availability and who offers them.",
          stories: ["Offer {objects} for sale", "Change price and quantity of {objects}"],
          features: [
            [
              "Catalogue of {objects}",
              "The system shall list all {objects} that can be ordered, 24 to a page, with picture, price and remaining quantity.",
            ],
            ["Sold-out marking", "The system shall mark {a object} as sold out within 5 seconds of the last one being ordered."],
          ],
        },
        {
          name: "Offer details",
          description: "Description, pictures, price and terms of one offer, and the button to add it to the basket.",
          stories: ["Offer {objects} for sale"],
          features: [
            [
              "Details of {a object}",
              "The system shall show contents, price with tax, quantity left and terms of {a object} before it can be added to the basket.",
            ],
          ],
        },
      ],
    },
    {
      name: "Orders",
      description: "Where {customers} place and follow orders and {providers} confirm and prepare them.",
      sections: [
        {
          name: "Basket and checkout",
          description: "Collects the chosen {objects}, shows the total and takes the order.",
          stories: ["Place an order for {objects}"],
          features: [
            ["Basket", "The system shall keep the basket of a signed-in person for 30 days."],
            [
              "Check before checkout",
              "The system shall compare price and availability of the basket with the stock before checkout.",
            ],
            [
              "Order placement",
              "The system shall create one order per confirmed checkout, even when the button is pressed twice.",
            ],
            ["Message about a placed order", "The system shall send a confirmation within 1 minute of a checkout."],
          ],
        },
        {
          name: "Order history",
          description: "Every order with its number, contents, total and state.",
          stories: ["Follow my orders", "Cancel an order"],
          features: [
            [
              "Order status",
              "The system shall show each order as placed, confirmed, prepared, delivered or cancelled, with the time of each change.",
            ],
          ],
        },
        {
          name: "Incoming orders",
          description: "Orders that wait for {a provider} to confirm, prepare or decline them.",
          stories: ["Confirm or decline incoming orders"],
          features: [
            ["Order confirmation", "The system shall ask for a decision on each new order within 24 hours."],
            ["Reminder of an open decision", "The system shall remind of an order without a decision after 12 hours."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "provider",
      name: "Offer {objects} for sale",
      want: "to publish {objects} with pictures, price and available quantity",
      so: "{customers} can find and order them",
      criteria: [
        [
          "Given I have entered a title, at least one picture, a price and a quantity",
          "When I publish the offer",
          "Then it appears in the catalogue within 1 minute",
        ],
        [
          "Given I have left the price empty",
          "When I publish the offer",
          "Then it is not published and the price field says what is missing",
        ],
      ],
    },
    {
      by: "provider",
      name: "Change price and quantity of {objects}",
      want: "to change the price and the quantity of {objects} on offer",
      so: "I sell only what I have, at a price that covers my costs",
      criteria: [
        ["Given {a object} I have on offer", "When I lower its quantity to 0", "Then it is shown as sold out within 5 seconds"],
        [
          "Given somebody is checking out at the old price",
          "When I raise the price",
          "Then that order is not charged more without the buyer's consent",
        ],
      ],
    },
    {
      by: "customer",
      name: "Place an order for {objects}",
      want: "to put {objects} into a basket that I order in one step",
      so: "I have a binding confirmation of what I will receive and what it costs",
      criteria: [
        [
          "Given a basket with {a object}",
          "When I confirm the order",
          "Then I see an order number and receive a confirmation within 1 minute",
        ],
        [
          "Given the last {object} was sold while I was checking out",
          "When I confirm the order",
          "Then it is not placed and the sold-out line is marked in my basket",
        ],
      ],
    },
    {
      by: "customer",
      name: "Follow my orders",
      want: "to see the state of each of my orders",
      so: "I can plan ahead and notice problems on the same day",
      criteria: [
        [
          "Given an order I have placed",
          "When {a provider} confirms it",
          "Then its state changes to confirmed and I am notified within 1 minute",
        ],
        [
          "Given an order of somebody else",
          "When I open its address",
          "Then access is refused and nothing of the order is shown",
        ],
      ],
    },
    {
      by: "provider",
      name: "Confirm or decline incoming orders",
      want: "to confirm or decline each incoming order with a reason",
      so: "I promise only what I can supply",
      criteria: [
        ["Given a new order", "When I confirm it", "Then the buyer is notified and the quantity on offer is reduced"],
        [
          "Given an order the buyer has already cancelled",
          "When I try to confirm it",
          "Then the confirmation is refused and I see when it was cancelled",
        ],
      ],
    },
    {
      by: "customer",
      name: "Cancel an order",
      want: "to cancel an order until it has been prepared",
      so: "a mistake does not cost me money",
      criteria: [
        [
          "Given an order that is placed or confirmed",
          "When I cancel it",
          "Then it is closed, the quantity is back on offer and a refund starts",
        ],
        [
          "Given an order that has been prepared",
          "When I try to cancel it",
          "Then it is not cancelled and I see how to contact the seller",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Overselling",
      functionality: "Orders for {objects}",
      description:
        "Two {customers} may order the last {object} in the same second. Without a reservation at checkout one of them pays for something that does not exist, which costs a refund and trust.",
    },
    {
      name: "Disputed quality",
      functionality: "Fulfilment of orders",
      description:
        "What arrives may differ from what was offered. Without pictures, terms and a deadline for complaints of 48 hours, {customers} and {providers} argue and leave.",
    },
  ],
};
