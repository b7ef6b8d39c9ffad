import { fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { QuoteForm } from "@/components/islands/forms/quote-form";
import { company } from "@/content/company";
import { replyPromise } from "@/content/promises";
import { fakeMail } from "@/lib/testing/fake-mail";

type Place = "home" | "contact";
const buttons = { home: "Get my free quote", contact: "Submit message" };
const form = (place: Place) => (
  <QuoteForm
    place={place}
    buttonText={buttons[place]}
    phone={company.phone}
    promise={replyPromise}
  />
);
const show = (place: Place) => render(form(place)).container.querySelector("form")!;
const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole("button"));

let mail: ReturnType<typeof fakeMail>;
beforeEach(() => {
  sessionStorage.clear();
  mail = fakeMail();
});

test.each(["home", "contact"] as const)(
  "%s has the six fields (rows 86, 88, 102, 204)",
  (place) => {
    const { elements } = show(place);
    const named = Array.from(elements).map((element) => element.getAttribute("name"));
    expect(named.filter(Boolean)).toEqual([
      "name",
      "email",
      "phone",
      "service",
      "message",
      "subscribe",
    ]);
    expect(field("Name")).toHaveAttribute("name", "name");
    expect(field("Email")).toHaveAttribute("type", "email");
    expect(field("Phone")).toHaveAttribute("type", "tel");
    expect(field("Service").tagName).toBe("SELECT");
    expect(field("Message").tagName).toBe("TEXTAREA");
    const box = screen.getByRole("checkbox", { name: "Subscribe to our newsletter" });
    expect(box).toBeChecked();
    expect(box).not.toBeRequired();
  },
);

test("the services stand in their order behind a disabled placeholder (rows 91, 92, 94)", () => {
  show("home");
  const options = within(field("Service")).getAllByRole<HTMLOptionElement>("option");
  expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
    ["", "Select a Service"],
    ["heating", "Heating"],
    ["cooling", "Cooling"],
    ["duct-cleaning", "Duct Cleaning"],
    ["water-heater", "Water Heater"],
    ["air-quality", "Air Quality"],
    ["other", "Other"],
  ]);
  expect(options.map(({ disabled }) => disabled).indexOf(true)).toBe(0);
  expect(field("Service")).toHaveValue("");
});

test("home leaves four fields to the browser's validation (rows 87, 89)", () => {
  expect(show("home").noValidate).toBe(false);
  for (const label of ["Name", "Email", "Phone", "Service"]) expect(field(label)).toBeRequired();
  expect(field("Message")).not.toBeRequired();
  expect(field("Message")).toHaveAttribute("rows", "2");
  press();
  expect(mail.calls).toEqual([]);
});

test("home has no rule of its own about lengths or formats (row 93)", () => {
  const { elements } = show("home");
  for (const element of Array.from(elements)) {
    for (const rule of ["minlength", "maxlength", "pattern"]) {
      expect(element).not.toHaveAttribute(rule);
    }
  }
});

test("contact requires five fields and switches the browser's validation off (rows 103, 104)", () => {
  expect(show("contact").noValidate).toBe(true);
  for (const label of ["Name", "Email", "Phone", "Service", "Message"]) {
    expect(field(label)).toBeRequired();
  }
});

test("contact says beside each field what is missing and goes to the first one (rows 105-107)", () => {
  show("contact");
  press();
  for (const [label, hint] of [
    ["Name", "Please enter your name."],
    ["Email", "Please enter a valid email address"],
    ["Phone", "Please enter your phone number."],
    ["Service", "Please select a service."],
    ["Message", "Please enter a message."],
  ] as const) {
    expect(screen.getAllByText(hint)).toHaveLength(1);
    expect(field(label)).toHaveAccessibleDescription(hint);
    expect(field(label)).toBeInvalid();
  }
  expect(field("Name")).toHaveFocus();
  expect(mail.calls).toEqual([]);
});

test("a hint stays until its own field is right, and typing brings no new one (row 107)", () => {
  show("contact");
  type("Name", "Jane");
  type("Phone", "1");
  type("Message", "Hello");
  fireEvent.change(field("Service"), { target: { value: "heating" } });
  type("Email", "jane");
  press();
  expect(field("Email")).toHaveFocus();
  type("Email", "jane@example");
  type("Name", "");
  expect(field("Email")).toHaveAccessibleDescription("Please enter a valid email address");
  type("Email", "jane@example.com");
  expect(field("Email")).toBeValid();
  expect(field("Email")).not.toHaveAttribute("aria-describedby");
  expect(screen.queryByText("Please enter a valid email address")).not.toBeInTheDocument();
  expect(screen.queryByText("Please enter your name.")).not.toBeInTheDocument();
});

test.each(["   ", "a@b", "a b@c.d", "a@@b.c"])(
  "contact sends nothing while the address reads %j (rows 105, 107)",
  (email) => {
    show("contact");
    for (const label of ["Name", "Phone", "Message"]) type(label, "x");
    fireEvent.change(field("Service"), { target: { value: "other" } });
    type("Email", email);
    press();
    expect(field("Email")).toHaveFocus();
    expect(mail.calls).toEqual([]);
  },
);

test.each([
  ["home", "Get my free quote"],
  ["contact", "Submit message"],
] as const)(
  "%s's button reads %s, with the promise under it (rows 95, 108, 109)",
  (place, label) => {
    show(place);
    expect(screen.getByRole("button", { name: label })).toBeEnabled();
    expect(screen.getByText("We'll get back to you in 1-2 business days.")).toBeVisible();
  },
);

test("before the page is alive the button is off, and nothing typed can reach the address (F30)", () => {
  const served = document.createElement("div");
  served.innerHTML = renderToString(form("home"));
  expect(within(served).getByRole("button")).toBeDisabled();
  expect(served.querySelector("form")).toHaveAttribute("method", "post");
  expect(within(served).getByText(/^This form needs JavaScript/)).toHaveTextContent(
    company.phone.display,
  );
  expect(served.innerHTML).not.toContain("style=");
});
