import { cleanFields } from "@/lib/forms/clean-fields";

test("each field is cleaned by its kind, what is no address stays, and who listens hears of it", () => {
  const form = document.createElement("form");
  form.innerHTML = `<input name="name"><input name="email" type="email"><input name="other" type="email">
    <input name="phone" type="tel"><textarea name="message"></textarea>
    <input name="subscribe" type="checkbox" value="\u200bon">`;
  const typed = [
    "Jane\u200b",
    "Jane <jane@example.org>",
    "a@b.c, d@e.f",
    "（６３０）\u00a0555",
    "x\u00ad\ny",
  ];
  const fields = [...form.querySelectorAll<HTMLInputElement>("input, textarea")];
  for (const [at, value] of typed.entries()) (fields[at] as HTMLInputElement).value = value;
  const heard: string[] = [];
  form.addEventListener("input", ({ target }) => heard.push((target as HTMLInputElement).name));
  cleanFields(form);
  const clean = ["Jane", "jane@example.org", "a@b.c, d@e.f", "(630) 555", "x\ny", "\u200bon"];
  expect(fields.map(({ value }) => value)).toEqual(clean);
  expect(heard).toEqual(["name", "email", "phone", "message"]);
});
