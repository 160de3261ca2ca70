/**
 * Fields that the API publishes and the pull does not use, each with the reason. A field in neither a schema nor this
 * list is reported as new. Keys are endpoints; a field is named by its path without list indices.
 */

const common = {
  url: "address of the answer itself",
  codelists: "governments are read from the list of votes; labels of codes are in src/i18n",
} as const;

const again = "the number of rows again";
const decided = "computed again from the positions; compared with ours in the report";
const person = {
  id: "numbers differ between calls: the slug identifies",
  image: "photos come from the profile",
  img: "photos come from the profile",
  gender: "from the profile",
  n_rebels: "from the profile",
  election_area: "from the mandate",
  election_macro_area: "follows from the area",
} as const;

const under = (path: string, fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, reason]) => [`${path}.${name}`, reason]));

/** Fields left out for the same reason. `names`: words separated by spaces. */
const because = (reason: string, names: string): Record<string, string> =>
  Object.fromEntries(names.split(" ").map((name) => [name, reason]));

const link = { ...person, family_name: "from the profile", given_name: "from the profile" } as const;
/** Of a voter the rest is read. */
const voter = {
  id: person.id,
  image: person.image,
  img: person.img,
  n_rebels: person.n_rebels,
  election_macro_area: person.election_macro_area,
} as const;
const signer = {
  id: person.id,
  image: person.image,
  group: "the group of the day is in the mandate",
  party: "null where seen; groups are shown, not parties",
} as const;
const replaced = { name: "from the profile", img: person.img } as const;

/** Fields of a presidency, which comes flat or in an envelope. */
const presidency = {
  age: "computed from the members",
  groups_power: "computed from the members",
  "components.name": "from the profile",
  "components.image": person.image,
  "components.group": "from the mandate",
} as const;

/** Fields of one side in the changes of groups. */
const side = (name: string): Record<string, string> =>
  under(`groups.majority_minority.${name}`, {
    cnt: "counted from the members",
    gained: "counted from the members",
    "lost_gained_list.name": "from the profile",
    "lost_gained_list.img": person.img,
    "lost_gained_list.image": person.image,
    ...under("lost_gained_list.replaced_member", replaced),
    ...under("lost_gained_list.replaced_by", replaced),
    "lost_gained_list.in.id": person.id,
    "lost_gained_list.out.id": person.id,
  });

/** Reason per unused field, by endpoint. */
export const unusedFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  /** Every list page, beside its rows. */
  lists: {
    ...common,
    previous: "pages are read from the first on",
    pp_total: again,
  },
  votings: {
    ...common,
    id: "only lists have it: the chamber's identifier identifies",
    created_at: "bookkeeping of the source",
    updated_at: "changes whenever the source computes again, with the same data",
    related_votings: "the votes on an act are found by the act",
    is_majority_saved: "meaning not published, always null where seen",
    n_not_voting: "null where seen; the positions have it",
    "sitting.id": "chamber and number identify a sitting",
    ...under("president", person),
    "groups_votes.id": "number of the row",
    "groups_votes.voting": "number of the vote",
    "groups_votes.has_president": "who presides is in the positions",
    "groups_votes.vote_value": "ayes, noes or abstentions again",
    "groups_votes.n_not_voting": decided,
    "groups_votes.n_present": decided,
    "groups_votes.n_voting": "ayes and noes only, where other totals include abstentions",
    "groups_votes.group.id": person.id,
    ...under("members_votes.membership", voter),
    "codelists.governments.id": person.id,
    ...under(
      "codelists",
      because(
        "for the filters of the source; our labels are in src/i18n",
        "years branch governments_filter main_vote_type sub_vote_type vm_cohesion_rates orderings outcome",
      ),
    ),
    "members_votes.group.id": person.id,
    ...under(
      "bills",
      because("from the list of bills", "title source_url date_presenting first_signers status branch id"),
    ),
  },
  governments: { id: person.id },
  persons: {
    ...common,
    parse_days_in_parliament: "computed from the mandates",
    days_in_parliament: "computed from the mandates",
    fidelity: "computed again from the positions",
    vote_behaviours: "found again from the positions",
    ...under("first_signer_bills", because("found again from the bills", "first_step to_begin rejected results")),
    name: "family and given name are given apart",
    "current_roles.date": "the mandate has its days",
    "current_roles.end_date": "the mandate has its days",
    "current_roles.gov.party_img": "no pictures of parties",
    "current_roles.gov.roles.id": person.id,
    "current_roles.gov.roles.party_img": "no pictures of parties",
    "current_roles.parl.latest_group.id": person.id,
    ...under("current_roles.parl.replaced_member", replaced),
    ...under("current_roles.parl.replaced_by", replaced),
    "carreer_positions.count": again,
    "parliamentary_positions_current.count": again,
    "parliamentary_positions_prev.count": again,
    "parliamentary_positions_prev.results.legislature": "offices of earlier legislatures are not shown",
    "parliamentary_positions_prev.results.group": "offices of earlier legislatures are not shown",
    "pp.branch": "from the mandate",
    "pp.has_changed_timeline": "follows from the timeline",
  },
  memberships: {
    ...common,
    ...under("person", link),
    "latest_group.id": person.id,
    ...under("replaced_member", replaced),
    ...under("replaced_by", replaced),
  },
  "persons/pp_index": {
    ...common,
    id: person.id,
    name: "from the profile",
    image: person.image,
    current_roles: "from the profile",
  },
  bills: {
    ...common,
    ...under("first_signers", signer),
    ...under("relators", signer),
    "parliament_iter.detail.code_prefix": "the identifier again",
    "parliament_iter.detail.post_codes": "empty where seen; the row of the next reading names this one",
  },
  "bills/aggregate/": {
    ...common,
    historical: "counted again from the bills",
    "detail.is_law.ratification": "counted again from the bills",
    ...under("detail", because("counted again from the bills", "one_branch first_step to_begin rejected")),
  },
  "govdecrees/": {
    ...common,
    days_from_approval: "computed from the two days",
    days_to_expiry: "computed from the day of the Gazzetta; wrong on any later day",
    "conversion_act.id": person.id,
    "parliament_iter.status": "empty where seen; the status has fields of its own",
    "parliament_iter.detail.previous_codes": "the conversion bill is named apart",
    "parliament_iter.detail.code_prefix": "null where seen",
    "parliament_iter.detail.post_codes": "empty where seen",
  },
  "govbills/": { ...common, "delegation_law.id": person.id },
  "implementingdecrees/": {
    ...common,
    is_adopted: "follows from the status",
    "reference_law.id": "the slug identifies",
  },
  bodies: {
    ...common,
    "commissions_councils.perc_women": "computed from the members",
    "commissions_councils.groups_power": "computed from the members",
  },
  presidency: { ...common, ...presidency, ...under("presidency", presidency) },
  "groups/aggregate": {
    ...common,
    known_groups: "groups come with the votes",
    ...side("majority"),
    ...side("minority"),
  },
};
