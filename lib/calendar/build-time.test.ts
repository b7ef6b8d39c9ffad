import { buildTime } from "@/lib/calendar/build-time";

const at = (BUILD_TIME?: string) => buildTime({ NODE_ENV: "test", BUILD_TIME });

test("a build takes the time that it is given for now, or the machine's", () => {
  expect(at("2025-08-31T12:00:00Z")).toEqual(new Date("2025-08-31T12:00:00Z"));
  jest.useFakeTimers({ now: 1_234_567 });
  expect(at().getTime()).toBe(1_234_567);
  expect(at("").getTime()).toBe(1_234_567);
});

test("what is no time stops the build", () => {
  expect(() => at("soon")).toThrow("BUILD_TIME=soon is no time");
});

afterAll(() => jest.useRealTimers());
