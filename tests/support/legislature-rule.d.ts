import type { Rule } from "eslint";

export const legislatureRule: Rule.RuleModule;
