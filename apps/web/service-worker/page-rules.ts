/**
 * What the service worker may keep. Calls are never kept; nor are pages that belong to a person (members' pages, login) or carry their
 * birth in the address (calculations, results), nor the thousand days of the horoscopes' archive, nor hours that pass. A test holds these patterns against every declared screen.
 */
const PERSONAL =
  /^\/(?:api|profil|paiement|renoncer-au-contrat|webhooks|telechargements|administration|entree-equipe|ange|membre|connexion|inscription-ou-connexion|recuperation-mot-de-passe|verification-email|garder-mon-compte|deconnexion|commande-promesse-celeste|livre-offert|sur-cet-appareil|tirage|recherche|lettre-du-ciel|erreur|erreur-reseau|404|design)(?:\/|$)/;
const COMPUTED =
  /^\/horoscope\/jour\/|^\/equipe\/[^/]+\/(?:rendez-vous|consulter|ecrire)(?:\/|$)|^\/(?:consultation|console)(?:\/|$)|^\/lithotherapie\/choisir\/|^\/astrologie\/theme-astral-gratuit\/(?:ciel|comparer)\/|\/(?:calcul|resultat|thematiques)(?:\/|$)|^\/angeologie\/calcul-ange-personnel\/(?:selection-bienfaits|recherche-bienfaits)(?:\/|$)/;

export const mayKeepPage = (pathname: string): boolean => !PERSONAL.test(pathname) && !COMPUTED.test(pathname);

/** Built files carry a hash of their content: the same name is always the same file. */
export const isHashedAsset = (pathname: string): boolean => /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(pathname);

/** Pages whose address holds a birth and whose calls a device answers. */
export const isComputedHere = (pathname: string): boolean =>
  /^\/(?:astrologie|numerologie|angeologie)\/.*\/(?:calcul|resultat)\/./.test(pathname);

/** What a device keeps to compute by itself, said again (`../device/`): shared with the pages, it would leave the worker's one file. A test holds both together. */
export const DEVICE = { cache: 'device', list: '/device/pieces.json', shell: '/calculer-sur-cet-appareil' } as const;
