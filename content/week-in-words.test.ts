import fc from "fast-check";
import { hoursSchema, type NamedWeek } from "@/content/data/schemas/hours";
import { hoursBriefly, hoursInWords } from "@/content/week-in-words";

/** A week from Monday on, as an owner writes it; `*5` repeats what stands before it. */
function week(written: string): NamedWeek {
  const days = written.split(" ").flatMap((each) => {
    const [hours = "", times = "1"] = each.split("*");
    return Array<string>(Number(times)).fill(hours);
  });
  const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  return hoursSchema.shape.repairs.parse(
    Object.fromEntries(names.map((name, day) => [name, days[day]])),
  );
}

test.each([
  ["7AM-8PM*6 closed", "Monday to Saturday 7AM-8PM"],
  ["8AM-5PM*5 closed*2", "Monday to Friday 8AM-5PM"],
  ["8AM-5PM*7", "Monday to Sunday 8AM-5PM"],
  ["7AM-8PM*5 8AM-12PM closed", "Monday to Friday 7AM-8PM, Saturday 8AM-12PM"],
  ["7AM-8PM*5 8AM-12PM*2", "Monday to Friday 7AM-8PM, Saturday and Sunday 8AM-12PM"],
  ["8AM-5PM*2 closed 8AM-5PM*2 closed*2", "Monday, Tuesday, Thursday and Friday 8AM-5PM"],
  ["9AM-1PM*3 closed 9AM-1PM closed*2", "Monday to Wednesday and Friday 9AM-1PM"],
  ["closed 8:30am-12:30pm*5 closed", "Tuesday to Saturday 8:30AM-12:30PM"],
  ["7AM—9p.m.*6 closed", "Monday to Saturday 7AM-9PM"],
  ["12AM-11:59PM*7", "Monday to Sunday 12AM-11:59PM"],
  ["closed*5 9AM-12PM closed", "Saturday 9AM-12PM"],
])("%s is said %j (row 202)", (written, words) => {
  expect(hoursInWords(week(written))).toBe(words);
});

test("where few words fit, the days are enough", () => {
  expect(hoursBriefly(week("7AM-8PM*6 closed"))).toBe("Monday to Saturday 7AM-8PM");
  expect(hoursBriefly(week("7AM-8PM*5 8AM-12PM closed"))).toBe("Monday to Saturday");
  const span = fc.constantFrom("closed", "8AM-12PM", "8:30AM-12:30PM");
  const any = fc
    .array(span, { minLength: 7, maxLength: 7 })
    .filter((each) => each.some((one) => one !== "closed"));
  fc.assert(fc.property(any, (each) => hoursBriefly(week(each.join(" "))).length <= 36));
});
