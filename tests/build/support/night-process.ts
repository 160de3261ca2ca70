/** A nightly run in a process of its own, so that it can be killed. Arguments: folder of the site, options as JSON. */
import { runNight, type NightOptions } from "./night.ts";
import { TestSite } from "./site.ts";

const [folder = "", json = ""] = process.argv.slice(2);
// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by the test
const options: NightOptions = JSON.parse(json);
await runNight(new TestSite(folder), options, (line) => process.stdout.write(`${line}\n`));
