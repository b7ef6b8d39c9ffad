// In: the folder that holds MDN's HTTP Observatory, then the http and the https port on localhost.
// Out, as JSON: what its own scan() says of a site, which knows no ports (version 1.4.8).
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, httpPort, httpsPort] = process.argv.slice(2);
// It is written for a newer Node, whose sets have more methods.
createRequire(join(folder, "package.json"))("core-js/actual/set");

const observatory = join(folder, "node_modules", "@mdn", "mdn-http-observatory", "src");
const load = (file) => import(pathToFileURL(join(observatory, file)).href);
const { retrieve } = await load("retriever/retriever.js");
const { ALL_TESTS, ALGORITHM_VERSION } = await load("constants.js");
const { getGradeForScore, getScoreModifier } = await load("grader/grader.js");
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load("grader/charts.js");

const answers = await retrieve("localhost", { httpPort, httpsPort });
if (!answers.responses.auto) throw new Error("The grader could not reach the site.");
const results = ALL_TESTS.map((test) => test(answers));
const tests = results.map((result) => ({
  name: result.constructor.name,
  result: result.result,
  pass: result.pass,
  points: getScoreModifier(result.result),
}));
const points = tests.map((test) => test.points);
const sum = (numbers) => numbers.reduce((all, one) => all + one, 100);
const plain = sum(points.filter((each) => each < 0));
const { grade, score } = getGradeForScore(
  plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : plain,
);
console.log(JSON.stringify({ algorithm: ALGORITHM_VERSION, grade, score, tests }));
