import { isPublicId, photoUrl, thumbnailUrl } from "@/lib/gallery/image-url";

afterEach(() => {
  delete process.env.NEXT_PUBLIC_IMAGE_BASE_URL;
});

test("a thumbnail is asked for at 600 px with automatic quality and format (row 175)", () => {
  expect(thumbnailUrl("smart-heat/ac/unit")).toBe(
    "/image/upload/w_600,q_auto,f_auto/smart-heat/ac/unit",
  );
});

test("the image host is configurable, and an empty setting counts as none (rows 175, 191)", () => {
  process.env.NEXT_PUBLIC_IMAGE_BASE_URL = "https://images.example.com/image/upload";
  expect(thumbnailUrl("a")).toBe("https://images.example.com/image/upload/w_600,q_auto,f_auto/a");
  process.env.NEXT_PUBLIC_IMAGE_BASE_URL = "";
  expect(photoUrl("a")).toBe("/image/upload/w_1600,q_auto,f_auto/a");
});

test.each([
  ["javascript:alert(1)", "javascript%3Aalert(1)"],
  ["data:text/html,<b>", "data%3Atext%2Fhtml%2C%3Cb%3E".replace("%2F", "/")],
  ["x?y#z", "x%3Fy%23z"],
  ["a%2Fb", "a%252Fb"],
  ["%2e%2e/x", "%252e%252e/x"],
  ["two words", "two%20words"],
  ["é/日本", "%C3%A9/%E6%97%A5%E6%9C%AC"],
  ["...", "..."],
])("the id %j becomes path segments under the image base (row 175; F51, F53)", (id, path) => {
  expect(isPublicId(id)).toBe(true);
  const url = new URL(thumbnailUrl(id), "https://site.example");
  expect(url.origin).toBe("https://site.example");
  expect(url.pathname).toBe(`/image/upload/w_600,q_auto,f_auto/${path}`);
  expect(url.search + url.hash).toBe("");
});

test.each([
  ...["", ".", "../../../evil/image/upload/x", "a/../b", "a/ .. /b", "//evil.com/x", "a/"],
  ...["a\\..\\b", "a\0b", "a\nb", "lone \ud800 surrogate", 7],
])("%j is no public id (row 175; F48, F52, F53)", (value) => {
  expect(isPublicId(value)).toBe(false);
});
