import ICAL from "ical.js";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { maintenancePlan } from "@/content/maintenance-plan";
import { expect, test } from "@/e2e/support/fixtures";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("home leads to the plan's arithmetic, checklist and reminders (row 197)", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("link", { name: maintenancePlan.more }).click();
    await expect(page).toHaveURL("/maintenance-plan");
    await expect(page.getByText(maintenancePlan.arithmetic.line)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Spring" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Fall" })).toBeVisible();
  });

  test("the number is saved with one tap, as a card with the hours (row 5)", async ({
    page,
    request,
  }) => {
    await page.goto("/contact");
    const link = page.getByRole("main").getByRole("link", { name: "Save our number" });
    const answer = await request.get((await link.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toMatch(/vcard/);
    const card = new ICAL.Component(ICAL.parse(await answer.text()));
    expect(card.name).toBe("vcard");
    expect(String(card.getFirstPropertyValue("tel"))).toContain(company.phone.e164);
    expect(card.getFirstPropertyValue("note")).toContain(facts.hours.extended);
  });
});

test("the reminders come every spring and fall, in a file that calendars read (row 197)", async ({
  page,
  request,
}) => {
  await page.goto("/maintenance-plan");
  const link = page.getByRole("link", { name: "Add both to your calendar" });
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toMatch(/text\/calendar/);
  const read = new ICAL.Component(ICAL.parse(await answer.text()));
  const events = read.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
  expect(events.map(({ startDate }) => startDate.month)).toEqual([4, 9]);
  for (const event of events) {
    const days = event.iterator();
    const [first, second] = [days.next(), days.next()];
    expect(second?.year).toBe((first?.year ?? 0) + 1);
    expect(event.description).toContain(company.phone.display);
  }
});

test("plan and checklist print on one page (row 197)", { tag: "@once" }, async ({ page }) => {
  await page.goto("/maintenance-plan");
  const sheet = await page.pdf({ format: "Letter", margin: { top: "1.5cm", bottom: "1.5cm" } });
  expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
