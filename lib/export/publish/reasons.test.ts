/** @jest-environment node */
import { reasonsAgainst } from "@/lib/export/publish/deploy";

const environment = {
  siteUrl: "https://www.smart.test",
  mailBackend: "https://mail.smart.test",
  galleryBackend: undefined,
  imageBase: undefined,
  vitals: "https://vitals.smart.test",
};

test("an export for this machine or for a sample address is not for the world", () => {
  const local = { ...environment, galleryBackend: "http://localhost:3001" };
  expect(reasonsAgainst(local, local)).toEqual([expect.stringContaining("for this machine")]);
  const plain = { ...environment, siteUrl: "http://www.smart.test" };
  expect(reasonsAgainst(plain, plain)).toEqual([expect.stringContaining("for this machine")]);
  for (const siteUrl of ["https://www.example.com", "https://example.org"]) {
    const sample = { ...environment, siteUrl };
    expect(reasonsAgainst(sample, sample)).toEqual([expect.stringContaining("sample address")]);
  }
  expect(reasonsAgainst(environment, environment)).toEqual([]);
});
