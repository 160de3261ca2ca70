/** Copies of the project, to edit and to build by command. */
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { editedText, type EditableCode } from "./code-edits.ts";
import { readTree } from "./site.ts";

const copied = ["astro.config.mjs", "package.json", "package-lock.json", "public", "scripts", "src", "tsconfig.json"];

/** A copy of the project that can be edited and built by command. */
export class ProjectCopy implements EditableCode {
  readonly folder: string;
  /** Added to the environment of the commands. */
  environment: Readonly<Record<string, string>> = {};

  constructor(folder: string) {
    this.folder = folder;
    for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    mkdirSync(join(folder, "data"));
  }

  get data(): string {
    return join(this.folder, "data");
  }

  tree(): Record<string, string> {
    return readTree(join(this.folder, "dist"));
  }

  edit(file: string, n: number): void {
    writeFileSync(join(this.folder, file), editedText(file, n));
  }

  /** Folder of the cached bundles. */
  get bundles(): string {
    return join(this.folder, ".cache/artifacts/bundle");
  }

  /** The bundled code that the cache keeps. */
  get bundle(): string {
    const [name = ""] = readdirSync(this.bundles);
    return join(this.bundles, name);
  }

  /** Runs `npm run build`; with `killAt`, kills it when a line of its output begins so. */
  build(args: readonly string[] = [], killAt?: string): Promise<number | null> {
    return this.run("scripts/build.ts", args, killAt);
  }

  /** Runs one of the project's commands. */
  run(script: string, args: readonly string[], killAt?: string): Promise<number | null> {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: this.folder,
      env: { ...process.env, NODE_ENV: "production", ...this.environment },
    });
    let said = "";
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (killAt !== undefined && said.includes(killAt)) child.kill("SIGKILL");
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    return new Promise((done, fail) => {
      child.on("exit", (code) => (code === 0 || killAt !== undefined ? done(code) : fail(new Error(said))));
    });
  }
}
