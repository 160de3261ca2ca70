/** The types of the contracts as data, read by the compiler: tests compare contracts with them. */
import ts from "typescript";
import { outputModules } from "#scripts/contracts/outputs.ts";

/** What a contract may contain at one place. */
export type Shape =
  | { readonly is: "text" | "number" | "day" | "count" | "unknown" }
  | { readonly is: "literal"; readonly value: string | number | boolean | null }
  | { readonly is: "list"; readonly item: Shape }
  | { readonly is: "tuple"; readonly items: readonly Shape[] }
  | { readonly is: "map"; readonly value: Shape }
  | { readonly is: "object"; readonly fields: ReadonlyMap<string, Shape>; readonly optional: ReadonlySet<string> }
  | { readonly is: "union"; readonly of: readonly Shape[] };

const root = new URL("../../", import.meta.url).pathname;

/** Names of types that a contract uses for texts and numbers of one form: see `page-contracts.ts`. */
const forms = { Day: "day", Count: "count" } as const;

const isReference = (type: ts.Type): type is ts.TypeReference => "target" in type;

/** The form that a declaration gives to its texts and numbers, null included: `Day | null`, `readonly Count[]`. */
function formOf(node: ts.TypeNode | undefined): "day" | "count" | null {
  if (node === undefined) return null;
  if (ts.isTypeReferenceNode(node)) {
    const name = node.typeName.getText();
    return name === "Day" || name === "Count" ? forms[name] : null;
  }
  if (ts.isUnionTypeNode(node)) return node.types.map(formOf).find((form) => form !== null) ?? null;
  return ts.isParenthesizedTypeNode(node) ? formOf(node.type) : null;
}

/** The node of the items of a list, through `readonly` and parentheses. */
function itemNode(node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (node === undefined) return undefined;
  if (ts.isTypeOperatorNode(node) || ts.isParenthesizedTypeNode(node)) return itemNode(node.type);
  if (ts.isUnionTypeNode(node)) return node.types.map(itemNode).find((item) => item !== undefined);
  return ts.isArrayTypeNode(node) ? node.elementType : undefined;
}

class ShapeReader {
  readonly #known = new Map<ts.Type, Shape>();
  readonly #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** `node`: where the type is written, if it is written there. */
  read(type: ts.Type, node?: ts.TypeNode): Shape {
    const { flags } = type;
    if (flags & ts.TypeFlags.String) return { is: formOf(node) === "day" ? "day" : "text" };
    if (flags & ts.TypeFlags.Number) return { is: formOf(node) === "count" ? "count" : "number" };
    if (flags & ts.TypeFlags.Null) return { is: "literal", value: null };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { is: "literal", value: type.value };
    if (flags & ts.TypeFlags.BooleanLiteral)
      return { is: "literal", value: this.#checker.typeToString(type) === "true" };
    if (type.isUnion()) {
      const parts = type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined));
      return { is: "union", of: parts.map((part) => this.read(part, node)) };
    }
    if (!(flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return { is: "unknown" };
    const known = this.#known.get(type);
    if (known !== undefined) return known;
    const shape = this.#readObject(type, node);
    // Of a list of texts the node says more than the type.
    if (shape.is === "object") this.#known.set(type, shape);
    return shape;
  }

  #readObject(type: ts.Type, node?: ts.TypeNode): Shape {
    const items = isReference(type) ? this.#checker.getTypeArguments(type) : [];
    const [item] = items;
    if (this.#checker.isTupleType(type)) return { is: "tuple", items: items.map((part) => this.read(part)) };
    if (this.#checker.isArrayType(type) && item !== undefined)
      return { is: "list", item: this.read(item, itemNode(node)) };
    const value = type.getStringIndexType();
    if (value !== undefined) return { is: "map", value: this.read(value) };
    const optional = new Set<string>();
    const fields = type.getProperties().map((property): [string, Shape] => {
      if (property.flags & ts.SymbolFlags.Optional) optional.add(property.name);
      const declared = property.declarations?.find(ts.isPropertySignature)?.type;
      return [property.name, this.read(this.#checker.getTypeOfSymbol(property), declared)];
    });
    return { is: "object", fields: new Map(fields), optional };
  }
}

/** Shapes of the contracts of page types, by name, and of file types, by module and export: "feeds/feeds.ts feedOutputs". */
export function readContractTypes(): {
  readonly pages: ReadonlyMap<string, Shape>;
  readonly files: ReadonlyMap<string, readonly Shape[]>;
} {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${root}tsconfig.json`,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  const modules = outputModules.map(({ file }) => `scripts/contracts/${file}`);
  const program = ts.createProgram(
    modules.map((file) => `${root}${file}`),
    { ...config?.options, noEmit: true },
  );
  const checker = program.getTypeChecker();
  const reader = new ShapeReader(checker);
  const exportsOf = (file: string): readonly ts.Symbol[] => {
    const source = program.getSourceFile(`${root}${file}`);
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file}: not in the program`);
    return checker.getExportsOfModule(module);
  };
  const contracts = exportsOf("src/contracts/page-contracts.ts").find(({ name }) => name === "PageContracts");
  if (contracts === undefined) throw new Error("no PageContracts");
  const pages = checker
    .getDeclaredTypeOfSymbol(contracts)
    .getProperties()
    .map((page): [string, Shape] => [page.name, reader.read(checker.getTypeOfSymbol(page))]);
  const files = outputModules.flatMap(({ file }) =>
    exportsOf(`scripts/contracts/${file}`).map((symbol): [string, readonly Shape[]] => {
      const type = checker.getTypeOfSymbol(symbol);
      const all = isReference(type) && !type.isClassOrInterface() ? checker.getTypeArguments(type) : [];
      return [`${file} ${symbol.name}`, (all.length === 0 ? [type] : all).flatMap((one) => contractOf(one) ?? [])];
    }),
  );
  return { pages: new Map(pages), files: new Map(files) };

  function contractOf(output: ts.Type): Shape | null {
    if (output.getProperty("serialize") === undefined && output.getProperty("draw") === undefined) return null;
    const build = output.getProperty("build");
    const [signature] = build === undefined ? [] : checker.getTypeOfSymbol(build).getCallSignatures();
    return signature === undefined ? null : reader.read(signature.getReturnType());
  }
}

const isText = (value: unknown): value is string => typeof value === "string";

/** What a value has that its shape does not allow, or lacks, with its place: ".votes[0].margin is -1". */
export function faultsOf(shape: Shape, value: unknown): string[] {
  const told = (is: boolean): string[] => (is ? [] : [` is ${JSON.stringify(value)}`]);
  switch (shape.is) {
    case "text":
      return told(isText(value));
    case "day":
      return told(isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value));
    case "number":
      return told(typeof value === "number");
    case "count":
      return told(typeof value === "number" && Number.isInteger(value) && value >= 0);
    case "literal":
      return told(value === shape.value);
    case "union": {
      const all = shape.of.map((one) => faultsOf(one, value));
      return (
        all.find((faults) => faults.length === 0) ?? all.find((faults) => !faults[0]?.startsWith(" is ")) ?? told(false)
      );
    }
    case "list":
      return Array.isArray(value) ? value.flatMap((item, at) => within(`[${at}]`, shape.item, item)) : told(false);
    case "tuple":
      return Array.isArray(value) && value.length === shape.items.length
        ? shape.items.flatMap((item, at) => within(`[${at}]`, item, value[at]))
        : told(false);
    case "map":
      return isRecord(value)
        ? Object.entries(value).flatMap(([name, member]) => within(`.${name}`, shape.value, member))
        : told(false);
    case "object":
      return isRecord(value) ? faultsOfObject(shape, value) : told(false);
    case "unknown":
      return [];
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const within = (place: string, shape: Shape, value: unknown): string[] =>
  faultsOf(shape, value).map((fault) => `${place}${fault}`);

function faultsOfObject(
  { fields, optional }: Extract<Shape, { is: "object" }>,
  value: Readonly<Record<string, unknown>>,
) {
  const names = Object.keys(value);
  return [
    ...names.filter((name) => !fields.has(name)).map((name) => `.${name} is not in the type`),
    ...[...fields].flatMap(([name, field]) =>
      value[name] === undefined
        ? optional.has(name)
          ? []
          : [`.${name} is missing`]
        : within(`.${name}`, field, value[name]),
    ),
  ];
}
