/** Typed lint, and the rules for imports between layers. */
import tseslint from "typescript-eslint";
import astro from "eslint-plugin-astro";
import hooks from "eslint-plugin-react-hooks";
import { pathToFileURL } from "node:url";
import { legislatureRule } from "./support/legislature-rule.js";

const root = new URL("..", import.meta.url);

/** Files of one folder import each other by `./`. */
const sameFolder = {
  create: (context) => ({
    "ImportDeclaration, ImportExpression, ExportAllDeclaration, ExportNamedDeclaration[source]"({ source }) {
      const folderOf = (file) => new URL(".", file).href;
      if (typeof source.value !== "string" || !source.value.startsWith("#")) return;
      if (folderOf(new URL(source.value.slice(1), root)) === folderOf(pathToFileURL(context.filename)))
        context.report({ node: source, message: "Inside a folder import by ./…" });
    },
  }),
};

/** One layer: files of `folder` (of `kinds`) may import from `#src/` only the named layers (and their own). */
function layer(folder, allowed, reason, extra = [], kinds = "ts,tsx,astro") {
  const own = [
    "domain",
    "lib",
    "i18n",
    "contracts",
    "data",
    "islands",
    "stores",
    "components",
    "layouts",
    "config",
    "content",
    "styles",
    "pages",
    "sw",
  ];
  const open = new Set([folder, ...allowed]);
  const forbidden = own.filter((name) => !open.has(name));
  return {
    files: [`src/${folder}/**/*.{${kinds}}`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { regex: "^\\.\\./", message: "Across folders import by #src/…; inside a folder by ./…" },
            { regex: "^#scripts/", message: "Nothing in src imports scripts." },
            { regex: `^#src/(${forbidden.join("|")})/`, message: reason },
            ...extra,
          ],
        },
      ],
    },
  };
}

/** One room of the pipeline: files of `folder` may import from `#scripts/` only their own room and the named ones. */
function room(folder, allowed, reason) {
  const open = [folder, ...allowed].join("|");
  return {
    files: [`scripts/${folder}/**/*.ts`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { regex: "^\\.\\./", message: "Across folders import by #src/… or #scripts/…; inside a folder by ./…" },
            { regex: `^#scripts/(?!(${open})[/.])`, message: reason },
          ],
        },
      ],
    },
  };
}

/** Files with functions of more than eighty lines that are still to be cut. */
const tooLong = [
  "src/stores/parliament-data-live.ts",
  "src/components/list/FilteredList.tsx",
  "src/components/list/use-list.ts",
];

const noNode = { regex: "^node:", message: "Only src/data reads files." };
const noZod = { regex: "^zod", message: "zod stays out of the browser." };

export default tseslint.config(
  { ignores: ["dist/**", ".dist.*/**", ".cache/**", "data/**", "node_modules/**", "**/.astro/**", "src/env.d.ts"] },
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ["**/*.{ts,tsx}"] })),
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: root.pathname },
    },
    plugins: { "react-hooks": hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "@typescript-eslint/no-unnecessary-condition": ["error", { allowConstantLoopConditions: true }],
      "no-restricted-exports": ["error", { restrictDefaultExports: { direct: true } }],
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "^\\.\\./", message: "Across folders import by #src/…, #scripts/… or #tests/…" }] },
      ],
      "@typescript-eslint/no-misused-spread": ["error", { allow: ["string"] }],
      eqeqeq: "error",
      "no-console": "error",
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "scripts/**/*.ts"],
    ignores: tooLong,
    rules: { "max-lines-per-function": ["error", 80] },
  },
  ...astro.configs["flat/recommended"],
  {
    files: ["**/*.{ts,tsx,astro}"],
    plugins: { house: { rules: { "same-folder": sameFolder, legislature: legislatureRule } } },
    rules: { "house/same-folder": "error", "no-duplicate-imports": "error" },
  },
  {
    files: ["src/**/*.{ts,tsx,astro}", "scripts/**/*.ts"],
    ignores: [
      "src/domain/legislatures.ts",
      // Links of the operator, tables with their day, and the invented parliaments, one a legislature.
      "src/config/operator.ts",
      "src/data/reference/**",
      "scripts/pull/sources/demo/plan*.ts",
    ],
    rules: { "house/legislature": "error" },
  },
  {
    files: ["src/**/*.{astro,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "JSXAttribute[name.name=/^([xyr]|[xy][12]|c[xy]|r[xy]|d[xy]|width|height)$/] Literal[value=/[0-9]rem$/]",
          message: "Safari knows no rem in the attributes of a drawing: say it in em.",
        },
      ],
    },
  },
  layer("domain", [], "The domain knows nothing but itself.", [noNode]),
  layer("lib", ["domain"], "lib imports domain only.", [noNode, noZod]),
  layer("config", ["domain", "lib"], "Configuration imports domain and lib only.", [noNode]),
  layer("contracts", ["domain", "lib"], "Contracts import domain and lib only.", [noNode]),
  layer(
    "i18n",
    ["domain", "lib", "contracts", "config"],
    "The catalogue words what contracts hold; it imports nothing above.",
    [noNode, noZod],
  ),
  layer("stores", ["domain", "lib", "i18n", "contracts", "config"], "Stores import the catalogue and below.", [
    noNode,
    noZod,
  ]),
  layer("islands", ["lib", "i18n"], "The mechanism of islands knows no area.", [noNode, noZod]),
  layer(
    "components",
    ["domain", "lib", "i18n", "contracts", "config", "stores", "islands", "styles"],
    "React components import stores and below.",
    [noNode, noZod],
    "ts,tsx",
  ),
  layer(
    "components",
    ["domain", "lib", "i18n", "contracts", "config", "islands", "styles", "content", "layouts"],
    "Astro components get data as props.",
    [noNode],
    "astro",
  ),
  layer(
    "layouts",
    ["domain", "lib", "i18n", "contracts", "config", "islands", "components", "data", "styles"],
    "Layouts import components and below.",
    [noNode],
  ),
  layer("data", ["lib", "contracts", "domain"], "data reads contracts only."),
  layer(
    "pages",
    ["domain", "lib", "i18n", "contracts", "config", "data", "islands", "components", "layouts", "content", "styles"],
    "Pages share no state and are not the worker.",
    [noNode],
  ),
  layer("sw", ["domain", "lib", "i18n"], "The worker is small: addresses and words.", [noNode, noZod]),
  room("lib", [], "lib of the scripts knows no stage."),
  room("serve", ["lib"], "Rules of serving know no stage."),
  room("pull", ["lib"], "The rest of the pipeline begins behind the snapshot."),
  room("contracts", ["lib", "pull/store"], "Contracts know the snapshot, not the sources."),
  room(
    "build",
    ["lib", "serve", "pull/store", "pull/gates/accept", "contracts"],
    "A build knows the snapshot, contracts, the accept file and the rules of serving.",
  ),
  room("deploy", ["lib", "serve", "build"], "A deployment knows the built site."),
  room("check-numbers", ["lib"], "An independent computation shares no code with the builders."),
  {
    files: ["tests/**/*.{ts,tsx,js}", "astro.config.mjs"],
    rules: { "no-restricted-exports": "off" },
  },
);
