/** Zone, country code and French name of every part of France that is not in Europe. */

export type Territory = { country: string; timezone: string; label?: string };

const overseas: Record<string, Territory> = {
  '971': { country: 'GP', timezone: 'America/Guadeloupe' },
  '972': { country: 'MQ', timezone: 'America/Martinique' },
  '973': { country: 'GF', timezone: 'America/Cayenne' },
  '974': { country: 'RE', timezone: 'Indian/Reunion' },
  '976': { country: 'YT', timezone: 'Indian/Mayotte' },
  '975': { country: 'PM', timezone: 'America/Miquelon', label: 'Saint-Pierre-et-Miquelon' },
  '977': { country: 'BL', timezone: 'America/St_Barthelemy', label: 'Antilles françaises' },
  '978': { country: 'MF', timezone: 'America/Marigot', label: 'Antilles françaises' },
  '984': { country: 'TF', timezone: 'Indian/Kerguelen', label: 'Terres australes et antarctiques françaises' },
  '986': { country: 'WF', timezone: 'Pacific/Wallis', label: 'Wallis-et-Futuna' },
  '987': { country: 'PF', timezone: 'Pacific/Tahiti', label: 'Polynésie française' },
  '988': { country: 'NC', timezone: 'Pacific/Noumea', label: 'Nouvelle-Calédonie' },
  '989': { country: 'CP', timezone: 'Etc/GMT+8', label: 'Pacifique français' },
};

/** Communes that do not keep the time of their territory: the Marquesas, the Gambier islands, Adélie Land, the Scattered Islands. */
const ownZones: Record<string, string> = {
  '98718': 'Pacific/Marquesas',
  '98723': 'Pacific/Marquesas',
  '98731': 'Pacific/Marquesas',
  '98746': 'Pacific/Marquesas',
  '98756': 'Pacific/Marquesas',
  '98757': 'Pacific/Marquesas',
  '98719': 'Pacific/Gambier',
  '98414': 'Antarctica/DumontDUrville',
  '98415': 'Indian/Mayotte',
};

export function territoryOf(departement: string, inseeCode: string): Territory {
  const territory = overseas[departement] ?? { country: 'FR', timezone: 'Europe/Paris' };
  return { ...territory, timezone: ownZones[inseeCode] ?? territory.timezone };
}

export function departementOfCountry(country: string): string | undefined {
  return Object.keys(overseas).find((code) => overseas[code]?.country === country);
}
