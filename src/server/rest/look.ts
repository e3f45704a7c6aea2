import { asksMuchMore, atOnceOfLate, isBusy, settle, type TurnLimits } from "./account.ts";
import { type Asker, asks, type Flight, HEAVIEST, KEPT_MS, WEIGHTS, weightAt, weightOf } from "./asker.ts";

export type Air = { asking: Set<Asker>; flights: Set<Flight>; limits: TurnLimits; places: readonly number[] };

/** Who asks most at once of those who keep the database busy, who asks least of all, and whether anybody does not keep it busy. */
type Company = { busy: Asker | undefined; least: Asker | undefined; isAnyAtEase: boolean };

/** One moment, in which what is the same for all in line is found once at most: they may be many. */
export class Look {
  readonly at: number;
  readonly #air: Air;
  #lightest: number | undefined;
  #held: number[] | undefined;
  #company: Company | undefined;

  constructor(air: Air, at: number) {
    this.#air = air;
    this.at = at;
  }

  /** Whether those who fly as long leave a place to it, where somebody asks who does not. */
  hasPlace(account: Asker): boolean {
    const weight = weightOf(account, this.at);
    if (weight === 0) return true;
    this.#lightest ??= this.#findLightest();
    this.#held ??= WEIGHTS.map((_, from) => this.heavier(from).length);
    const [lightest, held] = [this.#lightest, this.#held];
    return this.#air.places.every((most, from) => from <= lightest || from > weight || (held[from] ?? 0) < most);
  }

  heavier(weight: number): Flight[] {
    return [...this.#air.flights].filter((flight) => Math.max(flight.weight, weightAt(this.at - flight.began)) >= weight);
  }

  /** Whether it may have one flight only, or none for now, beside those who ask as well. */
  holds(account: Asker): "not" | "one" | "resting" {
    if (!isBusy(account, this.#air.limits)) return "not";
    this.#company ??= this.#findCompany();
    const { busy, least, isAnyAtEase } = this.#company;
    if (busy && asksMuchMore(busy, account)) return "not";
    if (least && asksMuchMore(account, least)) return "resting";
    return isAnyAtEase ? "one" : "not";
  }

  begin(account: Asker): Flight {
    const flight = { account, began: this.at, weight: weightOf(account, this.at) };
    account.flights.add(flight);
    this.#air.flights.add(flight);
    this.#held = this.#held?.map((count, from) => (from <= flight.weight ? count + 1 : count));
    return flight;
  }

  #findLightest(): number {
    let lightest = HEAVIEST;
    for (const one of this.#air.asking) {
      if (asks(one, this.at, KEPT_MS)) lightest = Math.min(lightest, weightOf(one, this.at));
      if (lightest === 0) break;
    }
    return lightest;
  }

  #findCompany(): Company {
    const { asking, limits } = this.#air;
    let busy: Asker | undefined;
    let least: Asker | undefined;
    let isAnyAtEase = false;
    for (const one of asking) {
      if (!asks(one, this.at)) continue;
      settle(one, limits, this.at);
      if (!least || atOnceOfLate(one) < atOnceOfLate(least)) least = one;
      if (!isBusy(one, limits)) isAnyAtEase = true;
      else if (!busy || atOnceOfLate(one) > atOnceOfLate(busy)) busy = one;
    }
    return { busy, least, isAnyAtEase };
  }
}
