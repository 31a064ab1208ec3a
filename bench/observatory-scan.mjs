// Grades pages of localhost like scan() of @mdn/mdn-http-observatory, which accepts neither a port nor a path. In its own
// process, since NODE_EXTRA_CA_CERTS is read when a process starts.
import { pathToFileURL } from 'node:url';

const [folder, httpPort, httpsPort, ...paths] = process.argv.slice(2);
const part = (file) => import(pathToFileURL(`${folder}/node_modules/@mdn/mdn-http-observatory/src/${file}`).href);
const { ALL_TESTS } = await part('constants.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part('grader/charts.js');
const { getGradeForScore, getScoreModifier } = await part('grader/grader.js');
const { retrieve } = await part('retriever/retriever.js');

const sum = (modifiers) => modifiers.reduce((total, modifier) => total + modifier, 100);

async function grade(path) {
  const answers = await retrieve('localhost', { httpPort, httpsPort, path });
  const tests = ALL_TESTS.map((test) => test(answers)).map(({ constructor: { name }, result }) => {
    return { name, result, modifier: getScoreModifier(result) };
  });
  const modifiers = tests.map(({ modifier }) => modifier);
  const withoutExtra = sum(modifiers.filter((modifier) => modifier < 0));
  const score = withoutExtra >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : withoutExtra;
  return { path, status: answers.responses.auto.status, ...getGradeForScore(score), tests };
}

const pages = [];
for (const path of paths) pages.push(await grade(path));
process.send?.(pages);
