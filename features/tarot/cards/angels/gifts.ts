/** What stands under each name: the gift that the tradition asks of the angel, in the order of the seventy-two. */
export const GIFTS: readonly string[] = [
  'la volonté', // Vehuiah
  'l’amour fidèle', // Jeliel
  'la parole tenue', // Sitael
  'l’élan des projets', // Elemiah
  'la paix rétablie', // Mahasiah
  'la lumière', // Lelahel
  'la patience', // Achaiah
  'l’abondance', // Cahetel
  'le pardon', // Haziel
  'la grâce', // Aladiah
  'la victoire', // Lauviah
  'le refuge', // Hahaiah
  'la fidélité', // Iezalel
  'la vérité', // Mebahel
  'la clarté d’esprit', // Hariel
  'la loyauté', // Hekamiah
  'la révélation', // Lauviah II
  'la justice', // Caliel
  'la mémoire', // Leuviah
  'la rédemption', // Pahaliah
  'le désir d’apprendre', // Nelchael
  'la renommée', // Yeiayel
  'les plantes qui soignent', // Melahel
  'la protection', // Haheuiah
  'la sagesse', // Nith-Haiah
  'la diplomatie', // Haaiah
  'la liberté', // Yerathel
  'la longévité', // Seheiah
  'la libération', // Reiyel
  'la fécondité', // Omael
  'le talent', // Lecabel
  'la clémence', // Vasariah
  'l’ordre juste', // Yehuiah
  'le calme', // Lehahiah
  'la réconciliation', // Chavakiah
  'le travail', // Menadel
  'le courage de rompre', // Aniel
  'le sens du sacré', // Haamiah
  'l’amour filial', // Rehael
  'la consolation', // Ieiazel
  'la mission', // Hahahel
  'l’autorité douce', // Mikael
  'la prospérité', // Veuliah
  'la bravoure', // Yelahiah
  'l’élan', // Sealiah
  'la perception', // Ariel
  'la contemplation', // Asaliah
  'la paix du couple', // Mihael
  'l’élévation', // Vehuel
  'l’éloquence', // Daniel
  'le remède', // Hahasiah
  'la réparation', // Imamiah
  'la méditation', // Nanael
  'la jeunesse du cœur', // Nithael
  'la lucidité', // Mebahiah
  'le soutien', // Poyel
  'le discernement', // Nemamiah
  'la force mentale', // Yeialel
  'la richesse d’esprit', // Harahel
  'le travail intérieur', // Mitzrael
  'l’amitié', // Umabel
  'le désir de savoir', // Iah-Hel
  'l’unité', // Anauel
  'l’inspiration', // Mehiel
  'la source', // Damabiah
  'l’apaisement', // Manakel
  'la transformation', // Eyael
  'la guérison', // Habuhiah
  'la restitution', // Rochel
  'la régénération', // Jabamiah
  'les armes de lumière', // Haiaiel
  'la renaissance', // Mumiah
];
