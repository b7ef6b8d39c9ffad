import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { home } from "@/content/home";
import { serviceKeys, services } from "@/content/services";
import { pagesSaying, wordsOf } from "@/lib/testing/service-words";

const { acRepair, ductCleaning, emergencyAc, financing, hours, plan } = facts;

test("only heating and cooling are called NATE-certified, which is what NATE certifies (row 3)", () => {
  for (const key of serviceKeys) {
    const certified = ["cooling", "heating"].includes(services[key].family);
    const words = `${wordsOf(key)} ${services[key].metaDescription}`;
    expect([key, words.includes(facts.certification)]).toEqual([key, certified]);
  }
});

test("repairs, which sell the phone, keep the long hours, everything else the short ones (row 202)", () => {
  const repairs = ["acRepair", "emergencyAC", "furnaceRepair", "waterHeaterRepair"];
  for (const key of serviceKeys) {
    const { availability, facts: first } = services[key];
    const calls = first.primaryAction === "call";
    expect([key, availability]).toEqual([key, calls ? hours.repairs : hours.appointments]);
    if (repairs.includes(key)) expect([key, calls]).toEqual([key, true]);
  }
});

test("the $75 fee and the one-year warranty belong to AC repair (row 199)", () => {
  // Who may ask for a repair where advice is free reads the fee.
  expect(pagesSaying(acRepair.diagnosticFee)).toEqual(["acEstimates", "acRepair", "acTips"]);
  expect(wordsOf("acRepair")).toContain(
    `${acRepair.diagnosticFee} diagnostic fee if no repair is done`,
  );
  expect(services.acRepair.warrantyInfo).toContain(acRepair.warranty);
  // The emergency page compares its own warranty with it.
  expect(pagesSaying(acRepair.warranty)).toEqual(["acRepair", "emergencyAC"]);
});

test("the emergency's three terms stand on its page, its arrival also where the two visits are compared (row 198)", () => {
  const words = wordsOf("emergencyAC");
  for (const term of [emergencyAc.arrival, emergencyAc.warranty]) expect(words).toContain(term);
  expect(words).toContain(facts.nightFee ?? emergencyAc.surcharge);
  expect(wordsOf("emergencyAC")).toContain(facts.emergencyService);
  expect(pagesSaying(new RegExp(`\\b${emergencyAc.arrival}`))).toEqual(["acRepair", "emergencyAC"]);
  expect(JSON.stringify(services.acRepair.facts)).not.toContain(emergencyAc.arrival);
  expect(pagesSaying(emergencyAc.warranty)).toEqual(["acRepair", "emergencyAC"]);
});

test("warranty cards: two of the AC, and what holds after a duct cleaning (rows 198, 199, 200)", () => {
  expect(serviceKeys.filter((key) => services[key].warrantyInfo).sort()).toEqual(
    "acRepair advancedDuctCleaning emergencyAC standardDuctCleaning".split(" "),
  );
});

test.each(["acMaintenance", "heatingMaintenance", "waterHeaterMaintenance"] as const)(
  "%s tells the whole plan (row 197)",
  (key) => {
    for (const term of Object.values(plan)) expect(wordsOf(key)).toContain(term);
  },
);

test.each(["acRepair", "furnaceRepair", "waterHeaterRepair"] as const)(
  "%s names the plan's discount on repairs (row 197)",
  (key) => expect(wordsOf(key)).toContain(plan.repairDiscount),
);

test("both duct pages re-clean at no charge, each with its own discount (row 200)", () => {
  const [standard, advanced] = [wordsOf("standardDuctCleaning"), wordsOf("advancedDuctCleaning")];
  for (const words of [standard, advanced]) {
    expect(words).toContain(ductCleaning.recleanWindow);
    expect(words).toMatch(/no charge/);
  }
  expect(standard).toContain(ductCleaning.standardPlanDiscount);
  expect(advanced).toContain(ductCleaning.advancedPlanDiscount);
  expect(advanced).not.toContain(ductCleaning.standardPlanDiscount);
});

test("financing stands on the installation pages, never without its condition (row 201)", () => {
  const financed = pagesSaying(financing.offer);
  expect(financed).toEqual(
    expect.arrayContaining([
      ...["acEstimates", "acInstallationReplacement", "boilerInstallation", "ductlessAC"],
      ...["heatPumpReplacement", "radiantHeating", "waterHeaterInstallation"],
    ]),
  );
  expect(pagesSaying(financing.interest)).toEqual(financed);
});

test("no page states a number that the facts do not hold (rows 125, 197-201)", () => {
  // For written contracts.
  const law = ["$1,000", "$1,000,"];
  const allowed = [
    ...[plan.price, plan.repairDiscount, acRepair.diagnosticFee, facts.financing.rate, ...law],
    ...[ductCleaning.standardPlanDiscount, ductCleaning.advancedPlanDiscount],
    ...[facts.nightFee, facts.tuneUp, ...Object.values(facts.visits).map((fee) => fee?.value)],
  ];
  const others = serviceKeys.flatMap((key) =>
    (wordsOf(key).match(/\$\d[\d,]*|\d+ ?%/g) ?? [])
      .filter((number) => !allowed.includes(number))
      .map((number) => `${key}: ${number}`),
  );
  expect(others).toEqual([]);
});

test("no page speaks of a fee for a visit that no fact has (row 3)", () => {
  expect(pagesSaying(/visit fee|fee for the visit/i)).toEqual([]);
  expect(home.facts.cost).not.toMatch(/visit fee|visits cost/);
});

test("no page claims what the specification does not give (row 3)", () => {
  const unproven = [!company.licenses.length && "licensed", !company.insured && "insured"];
  const claims = [
    ...unproven.filter(Boolean),
    ...["bonded", "5-star", "five-star", "BBB", "EPA[- ]certified", "tax credits?(?! expired)"],
    ...["mold removal", "top-notch"],
    ...["unparalleled", "peace of mind", "second to none", "authorized dealer"],
  ];
  expect(pagesSaying(new RegExp(`\\b(${claims.join("|")})\\b`, "i"))).toEqual([]);
});

test("the tips page has tips, and no page has a price range (rows 125, 128)", () => {
  expect(services.acTips.tips?.length).toBeGreaterThan(2);
  for (const key of serviceKeys) expect(services[key]).not.toHaveProperty("priceRange");
});

test("no offer is named in a text: only its ticket knows whether it still runs", () => {
  const named =
    /\$(50|100|30)\b|20%|tune-up (offer|special)|checkup (offer|special)|new customers?|refer a/i;
  expect(pagesSaying(named)).toEqual([]);
});
