export type PresenceStatus = 'online' | 'busy' | 'offline' | 'pending';

/** The words for an advisor's availability. `comeback` completes "Revient …": "à 14 h", "demain". */
export function presenceLabel(status: PresenceStatus, comeback?: string): string {
  switch (status) {
    case 'online':
      return 'Disponible';
    case 'busy':
      return 'Occupé(e)';
    case 'offline':
      return comeback ? `Revient ${comeback}` : 'Revient bientôt';
    case 'pending':
      return 'En attente';
  }
}

/** At most two initials: first letters of the first and last words, accents kept. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s-]+/u)
    .filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return chosen.map((word) => (word ? ([...word][0] ?? '') : '').toLocaleUpperCase('fr')).join('');
}
