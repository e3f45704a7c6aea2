import type { ConcernPattern } from "./pattern.ts";

export const delivery: ConcernPattern = {
  key: "delivery",
  short: /\b(?:couriers?|shipping|shipments?|parcels?|deliver(?:y|ies|s|ed)?)\b/,
  keywords: ["logistics", "dispatch"],
  alongside: {
    concern: "ordering",
    keywords: [
      "vegetable",
      "fruit",
      "grocery",
      "groceries",
      "box",
      "parcel",
      "flower",
      "bread",
      "loaf",
      "loaves",
      "furniture",
      "goods",
      "candle",
      "wine",
    ],
  },
  verbs: { customer: [], provider: ["deliver", "ship", "dispatch", "transport"] },
  object: ["delivery", "deliveries"],
  borrows: false,
  scope: "planning deliveries, following them and proving that they arrived",
  excluded: "Employing or insuring drivers",
  pages: [
    {
      name: "Deliveries",
      description: "Where deliveries are planned, followed and signed off.",
      sections: [
        {
          name: "Delivery schedule",
          description: "Deliveries by day and time window, with address and contents.",
          stories: ["Choose a delivery window", "Plan the deliveries of a day"],
          features: [
            [
              "Delivery windows",
              "The system shall offer delivery windows of 2 hours and close a window when its capacity is reached.",
            ],
            ["Route list", "The system shall order the stops of a day by distance."],
            ["Stops ordered by hand", "The system shall let people change the order of the stops by hand."],
          ],
        },
        {
          name: "Delivery tracking",
          description: "State, expected arrival and proof of each delivery.",
          stories: ["Track a delivery", "Prove that a delivery arrived"],
          features: [
            [
              "Delivery status",
              "The system shall show each delivery as planned, on its way, delivered or failed, with the expected arrival to within 15 minutes.",
            ],
            ["Proof of delivery", "The system shall store a photo or signature with time and place for each completed delivery."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      name: "Choose a delivery window",
      want: "to choose a delivery window of 2 hours and an address",
      so: "somebody is there to receive the delivery",
      criteria: [
        ["Given free windows for the next 7 days", "When I choose one", "Then it is reserved for me for 15 minutes"],
        [
          "Given an address outside the delivery area",
          "When I enter it",
          "Then no window is offered and the area served is shown",
        ],
      ],
    },
    {
      by: "customer",
      told: /\btrack\b/,
      name: "Track a delivery",
      want: "to see where my delivery is and when it will arrive",
      so: "I do not have to wait all day",
      criteria: [
        ["Given a delivery on its way", "When I open it", "Then I see the expected arrival to within 15 minutes"],
        [
          "Given no position has been received for 10 minutes",
          "When I open the delivery",
          "Then the last known position is shown with its time and marked as not current",
        ],
      ],
    },
    {
      by: "provider",
      name: "Plan the deliveries of a day",
      want: "to see all deliveries of a day by window and address",
      so: "everything leaves complete and arrives in its window",
      criteria: [
        [
          "Given 20 deliveries for tomorrow",
          "When I open the schedule",
          "Then they are grouped by window and sorted by distance",
        ],
        [
          "Given a delivery is cancelled after the list was printed",
          "When I start the round",
          "Then I am warned and the stop is removed from the list",
        ],
      ],
    },
    {
      by: "provider",
      name: "Prove that a delivery arrived",
      want: "to record a photo or signature on arrival",
      so: "there is no argument about what was handed over",
      criteria: [
        [
          "Given I am at the address",
          "When I take a photo and close the delivery",
          "Then it is marked as delivered with time and place",
        ],
        [
          "Given nobody accepts the delivery",
          "When I record the failed attempt",
          "Then the recipient is notified and offered a new window",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Late or failed delivery",
      functionality: "Deliveries",
      description:
        "Traffic, wrong addresses and missing recipients make deliveries fail. Goods that spoil are lost after a few hours, so recipients are warned as soon as the expected arrival moves by more than 15 minutes.",
    },
  ],
};
