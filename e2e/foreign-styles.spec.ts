import { expect, test } from "@/e2e/fixtures";
import { open } from "@/e2e/page-steps";

// A translator or an extension puts a stylesheet of another origin into the page; its rules cannot
// be read. The site's own policy keeps such a sheet out, an extension's passes it.
test.use({ bypassCSP: true });

test("with a stylesheet that cannot be read pages change as ever (rows 19-21)", async ({
  page,
}) => {
  await open(page, "/finance");
  await page.evaluate(
    () =>
      new Promise((loaded) => {
        const link = document.createElement("link");
        Object.assign(link, { rel: "stylesheet", href: "data:text/css,i{}", onload: loaded });
        document.head.append(link);
      }),
  );
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us", exact: true }).click();
  await expect(page).toHaveURL("/about-us");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).not.toHaveText("This page did not load");
});
