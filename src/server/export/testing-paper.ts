import { buildDocument } from "#domain/document/build-document.ts";
import type { DocumentInput } from "#domain/document/document-input.ts";
import { sample } from "#domain/document/sample.ts";
import type { Exported } from "#domain/export/exported.ts";

/** The sample as it is exported, with other words. */
export function exportedWith(more: Partial<DocumentInput>): Exported {
  const content = { ...sample, ...more };
  const document = buildDocument(content);
  const { generated_at } = content;
  return {
    content,
    document,
    generated_at,
    citations: new Map(),
    origin: "https://app.example",
    project_id: crypto.randomUUID(),
  };
}

/** The sample with an overview of its own. */
export const overviewOf = (project_overview: string) =>
  exportedWith({ specification: { ...sample.specification, project_overview } });

export const manyStories = (count: number): Pick<DocumentInput, "user_stories"> => ({
  user_stories: Array.from({ length: count }, (_, at) => ({
    ...{ id: `story-${at}`, number: at + 1, revision: 1, name: `Story ${at + 1}`, user_class_id: "c1" },
    story: `As a farmer, I want box **${at + 1}** listed, so that restaurants find it beside US-${at + 2}.`,
    acceptance_criteria:
      "Given a signed-in farmer\nWhen a box is saved\nThen it is listed\n\nGiven no price\nThen it is asked for",
  })),
});

export const everyScript = [
  "Wir **verkaufen** Gemüse.",
  "Πουλάμε λαχανικά.",
  "Мы продаём овощи.",
  "我们向餐馆出售蔬菜。",
  "レストランに野菜を売ります。",
  "نبيع الخضروات إلى المطاعم، انظر US-14.",
].join("\n\n");

/** What further scripts say, by the font they are drawn with. */
export const otherScripts = {
  NotoSansKR: "우리는 식당에 채소를 판매합니다.",
  NotoSansHebrew: "אנחנו מוכרים ירקות למסעדות.",
  NotoSansThai: "เราขายผักให้ร้านอาหารและโรงแรมทุกวันโดยไม่ต้องรอนานเพราะเกษตรกรส่งของเองทุกเช้าก่อนเปิดร้านเสมอไม่ว่าจะเป็นวันหยุดหรือไม่ก็ตาม",
  "NotoSans-Regular": "हम रेस्तरां को सब्ज़ियाँ बेचते हैं।",
  NotoSansBengali: "আমরা রেস্তোরাঁয় সবজি বিক্রি করি।",
  NotoSansTamil: "நாங்கள் உணவகங்களுக்கு காய்கறிகளை விற்கிறோம்.",
  NotoSansGeorgian: "ჩვენ ბოსტნეულს ვყიდით რესტორნებს.",
  NotoSansArmenian: "Մենք բանջարեղեն ենք վաճառում ռեստորաններին:",
} as const;
