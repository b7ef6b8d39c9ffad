import { company } from "@/content/company";
import { expect, test } from "@/e2e/fixtures";

test("when the frame around the pages fails, the number and another try are left (faults finding 4)", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors([/the frame fails/]);
  // The frame's soft navigation sets this as the page comes alive.
  await page.addInitScript(() =>
    Object.defineProperty(history, "scrollRestoration", {
      set() {
        throw new Error("the frame fails");
      },
    }),
  );
  await page.goto("/about-us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page did not load");
  const number = page.getByRole("link", { name: company.phone.display });
  await expect(number).toHaveAttribute("href", `tel:${company.phone.e164}`);
  await expect(page.getByRole("button", { name: "Try again" })).toBeEnabled();
  await expect(page.getByRole("button", { name: "Load the page anew" })).toBeEnabled();
});
