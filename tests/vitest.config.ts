/**
 * Five kinds of test: unit (fast, no build), build (the pipeline on small data), states (states of a site's life, built
 * once by the global set-up), e2e (Chromium on a demonstration site built once by the global set-up), engines (the same
 * journeys in Chromium, Firefox and WebKit).
 */
import { fileURLToPath } from "node:url";
import { getViteConfig } from "astro/config";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

const shared = { env: { TZ: "UTC" }, globalSetup: ["tests/support/temporary-folder.ts"] };

/** As in a module that renders islands, the URL of a chunk is empty: the chunk itself needs a browser. */
const chunkUrls = {
  name: "chunk-urls",
  enforce: "pre" as const,
  load: (id: string) => (id.endsWith("?chunk") ? 'export default "";' : null),
};

export default defineConfig({
  root,
  test: {
    ...shared,
    tags: [
      {
        name: "long",
        description: "exhaustive or random, minutes of processor: only `npm test -- --all` runs it",
      },
    ],
    projects: [
      // With Astro's plugins, for components.
      getViteConfig(
        {
          root,
          plugins: [chunkUrls],
          test: {
            ...shared,
            name: "unit",
            include: ["tests/unit/**/*.test.{ts,tsx}"],
            testTimeout: 120_000,
            // Modules tested here keep no observable state between calls, so they are loaded once a worker.
            isolate: false,
            // The default leaves a core idle on a machine with two.
            maxWorkers: 2,
          },
        },
        { root, configFile: false, logLevel: "warn" },
      ),
      {
        extends: true,
        root,
        test: {
          name: "build",
          include: ["tests/build/**/*.test.ts"],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // Each test file uses separate folders; a single build leaves a core idle much of the time.
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        root,
        test: {
          name: "states",
          include: ["tests/states/*.test.ts"],
          globalSetup: ["tests/states/support/build.ts"],
          testTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        root,
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.e2e.ts"],
          // One browser a worker, not one a file. No module of these tests keeps anything else.
          isolate: false,
          globalSetup: ["tests/e2e/support/site.ts"],
          // A busy machine is slow, not wrong: polling ends as soon as the condition is true.
          testTimeout: 300_000,
          // `npm test` names every test that needs it in its last lines: to be mended.
          retry: 1,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 600_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        root,
        test: {
          name: "engines",
          include: ["tests/engines/*.engine.ts"],
          globalSetup: ["tests/e2e/support/site.ts"],
          testTimeout: 300_000,
          retry: 1,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
