/** Who was elected where: `/chi-mi-rappresenta`, its provinces, and the electoral colleges. */
import { electionAreas } from "#src/domain/areas.ts";
import { branches } from "#src/domain/codes.ts";
import {
  collegeCode,
  municipalitiesOf,
  type College,
  type MunicipalityGroup,
  type Province,
} from "#src/domain/colleges.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { colleges, provinces } from "#src/data/colleges.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { PageSource } from "#src/contracts/page-contracts.ts";
import type { CollegePage, MunicipalityIndex, ProvincePage } from "#src/contracts/representatives.ts";
import { branchFull } from "#src/i18n/common.ts";
import { searchDetail, searchWords } from "#src/i18n/search.ts";
import { collegeText, represent } from "#src/i18n/representatives.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { pick } from "#scripts/lib/pick.ts";
import { defineFile, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { defineTableFiles, toTable } from "#scripts/contracts/formats.ts";
import { votesDay } from "#scripts/contracts/stats/coverage.ts";
import { pageEntry } from "#scripts/contracts/search/page-entry.ts";
import { readFormer, readShownVote, representatives } from "./elected.ts";
import { bySurname } from "./people-search.ts";
import { readProvenance } from "./person-parts.ts";

const representDescription = provinces.length === 0 ? represent.noCollegesLead : represent.description;
const ministry: PageSource = { name: represent.source, url: represent.sourceAddress, fetchedAt: null };

function readSources(read: Reader, people: readonly string[]): Pick<ProvincePage, "updated" | "sources"> {
  const { updated, sources } = readProvenance(read, people, read.derived(votesDay, ""));
  return { updated, sources: provinces.length === 0 ? sources : [...sources, ministry] };
}

/** `/chi-mi-rappresenta`. */
export const representPages = definePage({
  name: "represent",
  path: routes.represent,
  search: { entry: () => pageEntry(represent.title, `${representDescription} ${searchWords.represent}`) },
  build: (read) => ({
    areas: electionAreas.flatMap(({ id }) => {
      const areaProvinces = provinces.filter(({ area }) => area === id).map((province) => pick(province, "id", "name"));
      return areaProvinces.length === 0 ? [] : [{ area: id, provinces: areaProvinces }];
    }),
    ...readSources(
      read,
      branches.flatMap((branch) => read.index("person.branch", branch)),
    ),
  }),
});

/** `/dati/comuni/indice.json`. */
export const municipalityIndex = defineFile<MunicipalityIndex>({
  name: "data-municipality-index",
  keys: () => ["indice"],
  path: files.municipalities,
  build: () => ({
    provinces: provinces.map((province) => ({
      ...pick(province, "id", "sign", "name"),
      names: municipalitiesOf(province).map(({ name }) => name),
    })),
  }),
  serialize: (index) => JSON.stringify(index),
});

function findProvince(key: string): Province {
  const province = provinces.find(({ id }) => id === key);
  if (province === undefined) throw new DataError(`no province "${key}"`);
  return province;
}

function buildProvince(read: Reader, key: string): ProvincePage {
  const { groups, ...province } = findProvince(key);
  const single = branches.flatMap((branch) => groups.flatMap((group) => group.colleges[branch]));
  const ids = new Set(single.flatMap((id) => [id, colleges.get(id)?.list ?? []].flat()));
  const elected = branches.flatMap((branch) => read.derived(representatives, branch));
  const members = elected.flatMap(({ area, member }) => (area === province.area ? [member] : [])).sort(bySurname);
  const former = readFormer(read, ids);
  return {
    ...pick(province, "id", "sign", "name", "area"),
    groups: groups.map(({ colleges: { C, S }, municipalities }) => ({
      C: [...C],
      S: [...S],
      names: municipalities.map(({ name }) => name),
    })),
    colleges: [...colleges.values()].filter(({ id }) => ids.has(id)),
    members,
    former,
    known: branches.filter((branch) => elected.some(({ member }) => member.branch === branch)),
    votes: branches.flatMap((branch) => readShownVote(read, branch) ?? []),
    ...readSources(
      read,
      members.map(({ id }) => id),
    ),
  };
}

/** `/chi-mi-rappresenta/padova`. */
export const provincePages = definePage({
  name: "province",
  keys: () => provinces.map(({ id }) => id),
  path: routes.province,
  search: {
    entry: (_, id) => {
      const title = represent.provinceTitle(provinces.find((one) => one.id === id)?.name ?? id);
      return { kind: "college", title, detail: searchDetail.province, words: searchWords.territory, date: null };
    },
  },
  build: buildProvince,
});

/** `/dati/comuni/padova.json`. */
export const provinceFiles = defineFile<ProvincePage>({
  name: "data-province",
  keys: () => provinces.map(({ id }) => id),
  path: files.municipalities,
  build: buildProvince,
  serialize: (province) => JSON.stringify(province),
});

function findCollege(id: string): College {
  const college = colleges.get(id);
  if (college === undefined) throw new DataError(`no electoral college "${id}"`);
  return college;
}

/** Single-member colleges of a list college; of a single-member one, itself. */
function partsOf(college: College): readonly College[] {
  return college.kind === "single" ? [college] : [...colleges.values()].filter(({ list }) => list === college.id);
}

/** Municipalities of a college, by province. */
function municipalitiesIn(college: College): CollegePage["provinces"] {
  const parts = new Set(partsOf(college).map(({ id }) => id));
  // Several municipalities with the same several colleges: the source does not give which of them each is in.
  const belongs = ({ colleges: of, municipalities }: MunicipalityGroup): boolean =>
    of[college.branch].some((id) => parts.has(id)) && (municipalities.length === 1 || of[college.branch].length === 1);
  return provinces.flatMap(({ id, name, groups }) => {
    const names = groups.filter(belongs).flatMap(({ colleges: of, municipalities }) => {
      const isPart = !of[college.branch].every((one) => parts.has(one));
      return municipalities.map((municipality) => ({ ...municipality, isPart }));
    });
    names.sort((a, b) => compareCodes(a.slug, b.slug));
    return names.length === 0 ? [] : [{ id, name, names: names.map((one) => pick(one, "name", "istat", "isPart")) }];
  });
}

/** `/collegi/camera/veneto-2-u03`. */
export const collegePages = definePage({
  name: "college",
  keys: () => [...colleges.keys()],
  path: routes.college,
  search: {
    entry: (_, key) => {
      const college = findCollege(key);
      const detail = searchDetail.college(branchFull[college.branch]);
      return { kind: "college", title: collegeText.name(college), detail, words: searchWords.college, date: null };
    },
  },
  build: (read, key) => {
    const college = findCollege(key);
    const elected = read.derived(representatives, college.branch);
    const isList = college.kind === "list";
    const members = elected.flatMap(({ area, member }) =>
      member.college === key || (isList && member.college === null && area === college.area) ? [member] : [],
    );
    const former = readFormer(read, new Set([key]));
    const aroundMembers = elected.flatMap(({ member }) =>
      college.list !== null && member.college === college.list ? [member] : [],
    );
    return {
      college: { ...college },
      members,
      former,
      isKnown: elected.length > 0,
      vote: readShownVote(read, college.branch),
      around: college.list === null ? null : findCollege(college.list),
      aroundMembers,
      parts: isList ? partsOf(college).map((part) => ({ ...part })) : [],
      provinces: municipalitiesIn(college),
      ...readSources(read, [
        ...[...members, ...aroundMembers].map(({ id }) => id),
        ...former.map(({ person }) => person.id),
      ]),
    };
  },
});

/** `/dati/comuni/comuni.csv`: all municipalities with the codes of their colleges, several of a chamber joined by " | ". */
export const municipalityFiles = defineTableFiles({
  name: "data-municipality",
  keys: () => (provinces.length === 0 ? [] : ["comuni"]),
  path: files.municipalitiesCsv,
  build: () => {
    const named = (ids: readonly string[]): string => ids.map((id) => collegeCode(findCollege(id))).join(" | ");
    const lists = (ids: readonly string[]): string =>
      named([...new Set(ids.flatMap((id) => findCollege(id).list ?? []))]);
    const rows = provinces.flatMap(({ name: province, sign, groups }) =>
      groups.flatMap(({ colleges: { C, S }, municipalities }) =>
        municipalities.map((municipality) => ({ province, sign, C, S, ...municipality })),
      ),
    );
    return toTable(rows, {
      istat: ({ istat }) => istat,
      comune: ({ name }) => name,
      provincia: ({ province }) => province,
      sigla: ({ sign }) => sign,
      camera_uninominale: ({ C }) => named(C),
      camera_plurinominale: ({ C }) => lists(C),
      senato_uninominale: ({ S }) => named(S),
      senato_plurinominale: ({ S }) => lists(S),
    });
  },
});
