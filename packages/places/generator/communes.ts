/** The French communes of the official geographic code, as Etalab publishes them. */

export type Commune = {
  code: string;
  nom: string;
  type: 'commune-actuelle' | 'commune-deleguee' | 'commune-associee' | 'arrondissement-municipal';
  departement?: string;
  arrondissement?: string;
  /** Of a former commune: the commune it is now part of. Of an arrondissement: `commune`. */
  chefLieu?: string;
  commune?: string;
  codesPostaux?: string[];
  population?: number;
};

type Epci = { code: string; membres: { code: string }[] };

export function readCommunes(json: string): Commune[] {
  return JSON.parse(json) as Commune[];
}

export function readEpciOfCommune(json: string): Map<string, string> {
  const groups = JSON.parse(json) as Epci[];
  return new Map(groups.flatMap(({ code, membres }) => membres.map((member) => [member.code, code] as const)));
}

export function readDepartementNames(json: string): Map<string, string> {
  const departements = JSON.parse(json) as { code: string; nom: string }[];
  return new Map(departements.map(({ code, nom }) => [code, nom]));
}

/** Overseas communities have no département in the file: the first three digits stand for it. */
export function departementOf({ departement, code }: Commune): string {
  return departement ?? (/^9[78]/.test(code) ? code.slice(0, 3) : code.slice(0, 2));
}
