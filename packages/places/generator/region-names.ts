/** French names of foreign regions, by GeoNames code; the others keep the name GeoNames gives. */

const french: Record<string, string> = {
  US: 'CA Californie|FL Floride|GA Géorgie|LA Louisiane|PA Pennsylvanie|VA Virginie|WV Virginie-Occidentale|NC Caroline du Nord|SC Caroline du Sud|ND Dakota du Nord|SD Dakota du Sud|NM Nouveau-Mexique|HI Hawaï|WA État de Washington|NY État de New York',
  CA: '02 Colombie-Britannique|04 Nouveau-Brunswick|05 Terre-Neuve-et-Labrador|07 Nouvelle-Écosse|09 Île-du-Prince-Édouard|10 Québec|13 Territoires du Nord-Ouest',
  DE: '01 Bade-Wurtemberg|02 Bavière|03 Brême|04 Hambourg|05 Hesse|06 Basse-Saxe|07 Rhénanie-du-Nord-Westphalie|08 Rhénanie-Palatinat|09 Sarre|10 Schleswig-Holstein|11 Brandebourg|12 Mecklembourg-Poméranie-Occidentale|13 Saxe|14 Saxe-Anhalt|15 Thuringe|16 Berlin',
  IT: '01 Abruzzes|02 Basilicate|03 Calabre|04 Campanie|05 Émilie-Romagne|06 Frioul-Vénétie julienne|07 Latium|08 Ligurie|09 Lombardie|10 Marches|11 Molise|12 Piémont|13 Pouilles|14 Sardaigne|15 Sicile|16 Toscane|17 Trentin-Haut-Adige|18 Ombrie|19 Vallée d’Aoste|20 Vénétie',
  ES: '07 Baléares|27 La Rioja|29 Communauté de Madrid|31 Murcie|32 Navarre|34 Asturies|39 Cantabrie|51 Andalousie|52 Aragon|53 Canaries|54 Castille-La Manche|55 Castille-et-León|56 Catalogne|57 Estrémadure|58 Galice|59 Pays basque|60 Communauté valencienne',
  GB: 'ENG Angleterre|SCT Écosse|WLS Pays de Galles|NIR Irlande du Nord',
  BE: 'BRU Bruxelles-Capitale|VLG Flandre|WAL Wallonie',
  CH: 'AG Argovie|AI Appenzell Rhodes-Intérieures|AR Appenzell Rhodes-Extérieures|BE canton de Berne|BL Bâle-Campagne|BS Bâle-Ville|FR canton de Fribourg|GE canton de Genève|GL Glaris|GR Grisons|JU Jura|LU canton de Lucerne|NE canton de Neuchâtel|NW Nidwald|OW Obwald|SG canton de Saint-Gall|SH canton de Schaffhouse|SO canton de Soleure|SZ canton de Schwytz|TG Thurgovie|TI Tessin|UR Uri|VD Vaud|VS Valais|ZG canton de Zoug|ZH canton de Zurich',
  PT: '02 district d’Aveiro|14 district de Lisbonne|17 district de Porto|20 Açores|10 Madère',
  NL: '01 Drenthe|02 Frise|03 Gueldre|04 Groningue|05 Limbourg|06 Brabant-Septentrional|07 Hollande-Septentrionale|10 Zélande|11 Hollande-Méridionale',
  AT: '02 Carinthie|03 Basse-Autriche|04 Haute-Autriche|05 Salzbourg|06 Styrie|07 Tyrol',
};

export function readRegionNames(admin1Json: string): (country: string, admin1: string) => string | undefined {
  const names = new Map(
    (JSON.parse(admin1Json) as { code: string; name: string }[]).map(({ code, name }) => [code, name]),
  );
  for (const [country, entries] of Object.entries(french)) {
    for (const entry of entries.split('|')) {
      const [code = '', ...words] = entry.split(' ');
      names.set(`${country}.${code}`, words.join(' '));
    }
  }
  return (country, admin1) => names.get(`${country}.${admin1}`);
}

export function readDistrictNames(
  admin2Json: string,
): (row: { country: string; admin1: string; admin2: string }) => string | undefined {
  const names = new Map(
    (JSON.parse(admin2Json) as { code: string; name: string }[]).map(({ code, name }) => [code, name]),
  );
  return ({ country, admin1, admin2 }) => (admin2 ? names.get(`${country}.${admin1}.${admin2}`) : undefined);
}
