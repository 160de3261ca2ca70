import { operator } from "#src/config/operator.ts";
import type { Branch } from "#src/domain/codes.ts";
import { menu } from "#src/i18n/shell.ts";
import { routes } from "#src/lib/routes.ts";
import type { SiteContext } from "#src/contracts/page-contracts.ts";

export interface MenuLink {
  readonly label: string;
  readonly href: string;
}

/** Links under a heading; null = no heading, when the menu has a single list. */
export interface MenuSection {
  readonly label: string | null;
  readonly links: readonly MenuLink[];
}

export interface MenuItem {
  readonly label: string;
  /** First segments of the paths that highlight this item. Spec §2. */
  readonly segments: readonly string[];
  readonly href?: string;
  readonly sections?: readonly MenuSection[];
}

/** The main menu, in the order of spec §2, Header; then the search. */
export function mainMenu(site: Pick<SiteContext, "governments">): readonly MenuItem[] {
  return [
    { label: menu.governments, segments: ["governi"], sections: [{ label: null, links: governmentLinks(site) }] },
    {
      label: menu.members,
      segments: [
        "deputati",
        "senatori",
        "territori",
        "chi-mi-rappresenta",
        "confronta",
        "mappa",
        "i-miei-parlamentari",
      ],
      sections: [memberLinks()],
    },
    { label: menu.bodies, segments: ["organi_parlamentari"], sections: bodySections() },
    { label: menu.votes, segments: ["votazioni"], href: routes.votes() },
    { label: menu.legislation, segments: ["attivita_legislativa"], sections: [legislationLinks()] },
    { label: menu.strengthIndex, segments: ["indice_di_forza"], href: routes.strengthIndex() },
    { label: menu.search, segments: ["cerca"], href: routes.search() },
  ];
}

function governmentLinks({ governments }: Pick<SiteContext, "governments">): readonly MenuLink[] {
  return [
    ...governments.map(({ id, name }) => ({ label: name, href: routes.government(id) })),
    { label: menu.allGovernments, href: routes.governments() },
    { label: menu.ministries, href: routes.ministries() },
  ];
}

function memberLinks(): MenuSection {
  return {
    label: null,
    links: [
      { label: menu.represent, href: routes.represent() },
      { label: menu.deputies, href: routes.deputies() },
      { label: menu.senators, href: routes.senators() },
      { label: menu.strengthIndex, href: routes.strengthIndex() },
      { label: menu.territories, href: routes.territories() },
      { label: menu.compare, href: routes.compare() },
      { label: menu.voteMap, href: routes.voteMap("C") },
      { label: menu.myMembers, href: routes.myMembers() },
    ],
  };
}

function bodySections(): readonly MenuSection[] {
  const chamber = (branch: Branch): readonly MenuLink[] => [
    { label: menu.presidency, href: routes.presidency(branch) },
    { label: menu.committees, href: routes.committees(branch) },
    { label: menu.groups, href: routes.groups(branch) },
  ];
  return [
    { label: null, links: [{ label: menu.allBodies, href: routes.bodies() }] },
    { label: menu.chamber, links: chamber("C") },
    { label: menu.senate, links: chamber("S") },
    {
      label: menu.bicameral,
      links: [
        { label: menu.bicameralCommittees, href: routes.bicameralCommittees() },
        { label: menu.delegations, href: routes.delegations() },
      ],
    },
  ];
}

function legislationLinks(): MenuSection {
  return {
    label: null,
    links: [
      { label: menu.overview, href: routes.legislation() },
      { label: menu.numbers, href: routes.numbers() },
      { label: menu.themes, href: routes.themes() },
      { label: menu.decrees, href: routes.acts("decree") },
      { label: menu.bills, href: routes.acts("bill") },
      { label: menu.legislativeDecrees, href: routes.acts("dlgs") },
      { label: menu.implementingDecrees, href: routes.acts("datt") },
    ],
  };
}

/** Links to the operator's site, on wide screens and in the panel. Spec §2. */
export const operatorLinks: readonly MenuLink[] = [
  { label: operator.name, href: operator.site },
  { label: menu.donate, href: operator.donate },
];

/** True of the item under which a page stands. `top`: the page at the top of its breadcrumbs, or its own path. */
export function isCurrent(item: MenuItem, top: string): boolean {
  return item.segments.includes(top.split("/")[1] ?? "");
}
