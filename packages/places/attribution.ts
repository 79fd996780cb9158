/** What the legal page must print about the places (CC BY 4.0 and Licence Ouverte 2.0 ask for it). */
export const placesAttribution = [
  {
    source: 'GeoNames',
    url: 'https://www.geonames.org/',
    licence: 'Creative Commons Attribution 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    sentence: 'Lieux du monde\u00a0: données GeoNames, mises en forme et complétées par nos soins.',
  },
  {
    source: 'Insee, DGCL et La Poste, rassemblés par Etalab',
    url: 'https://www.data.gouv.fr/',
    licence: 'Licence Ouverte 2.0',
    licenceUrl: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
    sentence: 'Communes de France\u00a0: code officiel géographique de l’Insee et codes postaux de La Poste.',
  },
] as const;
