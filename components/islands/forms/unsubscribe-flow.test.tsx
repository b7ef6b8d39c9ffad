import { fireEvent, render, screen } from "@testing-library/react";
import { UnsubscribeFlow } from "@/components/islands/forms/unsubscribe-flow";
import { company } from "@/content/company";
import { unsubscribeWords } from "@/content/words/unsubscribe";

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("Resubscribe is offered to who has left, and to nobody else, however both are worded (rows 165, 166)", async () => {
  jest.spyOn(unsubscribeWords, "done").mockReturnValue("You are off our list.");
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => ({}) }) });
  window.history.replaceState(null, "", "?email=a@b.com");
  render(<UnsubscribeFlow removalTime="a week" phone={company.phone} />);

  press(unsubscribeWords.yes);
  expect(await screen.findByText("You are off our list.")).toBeVisible();
  press(unsubscribeWords.resubscribe);
  expect(await screen.findByText(unsubscribeWords.resubscribed)).toBeVisible();
  expect(screen.queryByRole("button", { name: unsubscribeWords.resubscribe })).toBeNull();
});
