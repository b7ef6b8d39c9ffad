import { isEmail } from "@/lib/forms/email-pattern";

test.each(["a@b.c", "x@y..z", "a+b@x.com", "jane.doe@mail.example.com", "ü@exämple.de"])(
  "%s has the shape of an address (rows 105, 150)",
  (value) => expect(isEmail(value)).toBe(true),
);

test.each([
  "",
  " ",
  "abc",
  "a@b",
  "@b.c",
  "a@.",
  "a b@c.d",
  "a@b .c",
  "a@@b.c",
  "a@b@c.d",
  "a@b.c\n",
])("%j has not (rows 105, 150)", (value) => expect(isEmail(value)).toBe(false));
