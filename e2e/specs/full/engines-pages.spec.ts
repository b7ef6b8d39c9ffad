import { company } from "@/content/company";
import { pages } from "@/content/navigation";
import { photoPosition } from "@/content/words/gallery";
import { engines, test } from "@/e2e/support/engines/fixtures";
import { until } from "@/e2e/support/engines/visitor";
import { expect } from "@/e2e/support/fixtures";

for (const engine of engines) {
  test.describe(`in ${engine}`, { tag: "@full" }, () => {
    test.use({ engine });

    test("the first press on a page that comes in counts, and Back closes a photo (rows 19, 20, 178)", async ({
      visitor,
    }) => {
      await visitor.visit(pages.terms.path);
      await visitor.press(pages.about.label, "footer");
      await visitor.isAt(pages.about.path);
      await visitor.press(company.name, "header");
      await visitor.isAt("/");

      await visitor.visit(pages.gallery.path);
      const thumbnail = "document.querySelector('main li button')";
      await until(() => visitor.read(`${thumbnail}.scrollIntoView({ block: "center" })`));
      await visitor.click(thumbnail);
      await visitor.sees(photoPosition(1, ""), "[role=dialog]");
      await visitor.read("history.back()");
      await until(async () =>
        expect(await visitor.read("document.querySelector('[role=dialog]')")).toBeNull(),
      );
      await visitor.isAt(pages.gallery.path);
    });
  });
}
