/** Builds one state, in a process whose environment names its legislature, and prints what it built. */
import { buildState } from "./build.ts";
import { states, type State } from "./states.ts";
import { smallWorld } from "./world.ts";

const [name = ""] = process.argv.slice(2);
const state = Object.entries<State>(states).find(([own]) => own === name)?.[1];
if (state === undefined) throw new RangeError(`no state "${name}"`);
process.stdout.write(JSON.stringify(await buildState(name, state, await smallWorld())));
