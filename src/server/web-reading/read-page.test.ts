import { describe, expect, test } from "vitest";
import { decodePage } from "./decode.ts";
import { readPage } from "./read-page.ts";
import { greenBoxes } from "./testing-websites.ts";

const read = (markup: string) =>
  readPage(Buffer.from(markup), { address: "https://a.example/", content_type: "text/html; charset=utf-8" });

describe("a page of the web", () => {
  test("is read as its head says and as its reader sees it", () => {
    const page = read(greenBoxes);
    expect(page).toMatchObject({
      title: "Green Boxes – Vegetables from the farm to your restaurant",
      site_name: "Green Boxes",
      description: "Green Boxes is a marketplace where farmers sell boxes of vegetables to restaurants.",
    });
    expect(page.blocks.slice(0, 3)).toEqual([
      { level: 1, text: "Vegetables, straight from the farm" },
      { level: 0, text: "Farmers list boxes of vegetables with a price, and restaurants order them for the next morning." },
      { level: 2, text: "Order until midnight" },
    ]);
    expect(JSON.stringify(page)).not.toMatch(/Hacked|green }|Pricing|rights reserved|previous instructions/);
  });

  test("is read however badly it is written", () => {
    expect(read("<p>One<p>Two &amp; <b>three<td>four</b></p").blocks.map(({ text }) => text)).toEqual(["One", "Two & threefour"]);
    expect(read("plain text").blocks).toEqual([{ level: 0, text: "plain text" }]);
    expect(read("")).toEqual({ address: "https://a.example/", title: "", site_name: "", description: "", blocks: [] });
    expect(read("<div><h2>A <span>heading</span></h2>text</div><textarea>typed</textarea>").blocks).toEqual([
      { level: 2, text: "A heading" },
      { level: 0, text: "text" },
    ]);
  });
});

test("the encoding is the one of the byte order mark, of the header, or of the page itself", () => {
  const latin = Buffer.from("Caf\xe9", "latin1");
  expect(decodePage(latin, "text/html; charset=ISO-8859-1")).toBe("Café");
  expect(decodePage(Buffer.concat([Buffer.from("<meta charset=latin1>"), latin]), "text/html")).toContain("Café");
  const declared = '<meta http-equiv="content-type" content="text/html; charset=windows-1252">';
  expect(decodePage(Buffer.concat([Buffer.from(declared), latin]), "text/html")).toContain("Café");
  expect(decodePage(Buffer.from("\ufeffCafé"), "text/html; charset=latin1")).toBe("Café");
  expect(decodePage(Buffer.from("Café"), "text/html; charset=klingon")).toBe("Café");
  expect(decodePage(Buffer.from("Café"), "text/html")).toBe("Café");
});
