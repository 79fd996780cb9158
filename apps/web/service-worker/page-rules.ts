/**
 * What the service worker may keep. Calls are never kept; nor are pages that belong to a person (members' pages, login) or carry their
 * birth in the address (calculations, results), nor the thousand days of the horoscopes' archive, nor hours that pass. A test holds these patterns against every declared screen.
 */
const PERSONAL =
  /^\/(?:api|profil|paiement|renoncer-au-contrat|webhooks|telechargements|ange|membre|connexion|inscription-ou-connexion|recuperation-mot-de-passe|verification-email|garder-mon-compte|deconnexion|commande-promesse-celeste|sur-cet-appareil|tirage|recherche|lettre-du-ciel|erreur|erreur-reseau|404|design)(?:\/|$)/;
const COMPUTED =
  /^\/horoscope\/jour\/|^\/equipe\/[^/]+\/rendez-vous(?:\/|$)|^\/lithotherapie\/choisir\/|^\/astrologie\/theme-astral-gratuit\/(?:ciel|comparer)\/|\/(?:calcul|resultat|thematiques)(?:\/|$)|^\/angeologie\/calcul-ange-personnel\/(?:selection-bienfaits|recherche-bienfaits)(?:\/|$)/;

export const mayKeepPage = (pathname: string): boolean => !PERSONAL.test(pathname) && !COMPUTED.test(pathname);

/** Built files carry a hash of their content: the same name is always the same file. */
export const isHashedAsset = (pathname: string): boolean => /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(pathname);
