/** `npm run verify`: runs the publication checks alone, on a published folder. */
import { legislatureSpec } from "#scripts/lib/legislature-option.ts";
import { statSync } from "node:fs";
import { checkPages } from "#scripts/build/verify/check-pages.ts";
import { listFiles } from "#scripts/build/files.ts";
import { readRegister } from "#scripts/build/register.ts";
import { verifySite } from "#scripts/build/verify/verify.ts";
import { realEffects, secondsSoFar } from "#scripts/lib/effects.ts";
import { DataError, runCommand } from "#scripts/lib/errors.ts";
import { readOptions } from "#scripts/lib/options.ts";

await runCommand(async () => {
  const options = readOptions(
    "verify",
    "Checks a published site: every link, fragment and asset of a page exists, the elements of every page are closed, a sample of pages of every kind is valid HTML, the heaviest page of every template is within its bound, and every address ever published is still served.",
    {
      out: { value: "DIR", default: "dist", help: "the published site" },
      data: { value: "DIR", default: "data", help: "folder with the register of published addresses" },
      ...legislatureSpec,
    },
    process.argv.slice(2),
  );
  if (options === null) return;
  const folder = options.text("out");
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new DataError(`${folder}: nothing published there; run npm run build`);
  return await verifyFolder(folder, options.text("data"));
});

async function verifyFolder(folder: string, data: string): Promise<number> {
  const files = new Set(listFiles(folder));
  const register = readRegister(data);
  if (register.entries.size === 0)
    realEffects.log(`${data}: no address register there, so addresses of earlier days are not checked`);
  const faults = await verifySite({ folder, files, published: null, register, check: checkPages });
  for (const { file, text } of faults) realEffects.log(`${file} ${text}`);
  realEffects.log(`${files.size} files, ${faults.length} faults, ${secondsSoFar(realEffects)}`);
  return faults.length === 0 ? 0 : 1;
}
