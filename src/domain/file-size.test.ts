import { expect, test } from "vitest";
import { fileSize, sizeLimit } from "./file-size.ts";

test("a file size is told in Bytes, KB, MB or GB, on base 1024 and with two decimals [CONST-21]", () => {
  expect(fileSize(0)).toBe("0.00 Bytes");
  expect(fileSize(1)).toBe("1.00 Bytes");
  expect(fileSize(1023)).toBe("1023.00 Bytes");
  expect(fileSize(1024)).toBe("1.00 KB");
  expect(fileSize(1536)).toBe("1.50 KB");
  expect(fileSize(1024 ** 2 - 1)).toBe("1024.00 KB");
  expect(fileSize(1024 ** 2)).toBe("1.00 MB");
  expect(fileSize(10_485_760)).toBe("10.00 MB");
  expect(fileSize(2.25 * 1024 ** 3)).toBe("2.25 GB");
  expect(fileSize(1024 ** 4)).toBe("1024.00 GB");
});

test("a limit is told without decimals that say nothing", () => {
  expect(sizeLimit(10_485_760)).toBe("10 MB");
  expect(sizeLimit(100 * 1024)).toBe("100 KB");
  expect(sizeLimit(1536)).toBe("1.5 KB");
  expect(sizeLimit(1600)).toBe("1.56 KB");
  expect(sizeLimit(0)).toBe("0 Bytes");
});
