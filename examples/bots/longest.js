// A bot in another language: it reads a line of JSON for each choice and answers with the key of an option.
//
//     wartable arena quests --bots longest,random --bots-from "longest=node examples/bots/longest.js"
//
// A question holds what a person in that seat sees (`view`) and can choose (`options`, each with key, text and things).
// This one takes the option with the longest sentence, the first of several: no strategy, but easy to follow.
const { createInterface } = require('node:readline');

createInterface({ input: process.stdin }).on('line', (line) => {
  const { options } = JSON.parse(line);
  const longest = options.reduce((best, one) => (one.text.length > best.text.length ? one : best));
  process.stdout.write(`${JSON.stringify({ choose: longest.key })}\n`);
});
