/**
 * The verse that tradition joins to each of the seventy-two names (Kircher, then Lenain): nearly all from the Psalms, one from Genesis. Numbered as the Hebrew Bible does, which
 * counts the heading of a psalm as a verse; its first words in French (Louis Segond, 1910, in the public domain) and in Hebrew, unpointed.
 * Written down from knowledge of the tables and not yet compared with a printed one. Where the tables that circulate disagree, both places are kept and no words:
 * 17, 18, 47, 50, 63. Two verses serve twice (20 and 41, 24 and 64), as they do in Lenain. 28, 29, 37 and 70 are without the Name, which the others hold.
 */
const ROWS: readonly (readonly [number: number, place: string, french?: string, hebrew?: string])[] = [
  [1, '3, 4', 'Mais toi, ô Éternel ! tu es mon bouclier', 'ואתה יהוה מגן בעדי'],
  [2, '22, 20', 'Et toi, Éternel, ne t’éloigne pas !', 'ואתה יהוה אל תרחק'],
  [3, '91, 2', 'Je dis à l’Éternel : Mon refuge et ma forteresse', 'אמר ליהוה מחסי ומצודתי'],
  [4, '6, 5', 'Reviens, Éternel ! délivre mon âme', 'שובה יהוה חלצה נפשי'],
  [5, '34, 5', 'J’ai cherché l’Éternel, et il m’a répondu', 'דרשתי את יהוה וענני'],
  [6, '9, 12', 'Chantez à l’Éternel, qui réside en Sion', 'זמרו ליהוה ישב ציון'],
  [7, '103, 8', 'L’Éternel est miséricordieux et compatissant', 'רחום וחנון יהוה'],
  [8, '95, 6', 'Venez, prosternons-nous et humilions-nous', 'באו נשתחוה ונכרעה'],
  [9, '25, 6', 'Éternel ! souviens-toi de ta miséricorde et de ta bonté', 'זכר רחמיך יהוה וחסדיך'],
  [10, '33, 22', 'Éternel ! que ta grâce soit sur nous', 'יהי חסדך יהוה עלינו'],
  [11, '18, 47', 'Vive l’Éternel, et béni soit mon rocher !', 'חי יהוה וברוך צורי'],
  [12, '10, 1', 'Pourquoi, ô Éternel ! te tiens-tu éloigné ?', 'למה יהוה תעמד ברחוק'],
  [13, '98, 4', 'Poussez vers l’Éternel des cris de joie', 'הריעו ליהוה כל הארץ'],
  [14, '9, 10', 'L’Éternel est un refuge pour l’opprimé', 'ויהי יהוה משגב לדך'],
  [15, '94, 22', 'Mais l’Éternel est ma retraite', 'ויהי יהוה לי למשגב'],
  [16, '88, 2', 'Éternel, Dieu de mon salut !', 'יהוה אלהי ישועתי'],
  [17, '8, 2 ou 10'],
  [18, '7, 9 ou 35, 24'],
  [19, '40, 2', 'J’avais mis en l’Éternel mon espérance', 'קוה קויתי יהוה'],
  [20, '120, 2', 'Éternel, délivre mon âme de la lèvre mensongère', 'יהוה הצילה נפשי משפת שקר'],
  [21, '31, 15', 'Mais en toi je me confie, ô Éternel !', 'ואני עליך בטחתי יהוה'],
  [22, '121, 5', 'L’Éternel est celui qui te garde', 'יהוה שמרך יהוה צלך'],
  [23, '121, 8', 'L’Éternel gardera ton départ et ton arrivée', 'יהוה ישמר צאתך ובואך'],
  [24, '33, 18', 'Voici, l’œil de l’Éternel est sur ceux qui le craignent', 'הנה עין יהוה אל יראיו'],
  [25, '9, 2', 'Je louerai l’Éternel de tout mon cœur', 'אודה יהוה בכל לבי'],
  [26, '119, 145', 'Je t’invoque de tout mon cœur', 'קראתי בכל לב ענני יהוה'],
  [27, '140, 2', 'Éternel, délivre-moi des hommes méchants !', 'חלצני יהוה מאדם רע'],
  [28, '71, 12', 'Ô Dieu, ne t’éloigne pas de moi !', 'אלהים אל תרחק ממני'],
  [29, '54, 6', 'Voici, Dieu est mon secours', 'הנה אלהים עזר לי'],
  [30, '71, 5', 'Car tu es mon espérance, Seigneur Éternel !', 'כי אתה תקותי אדני יהוה'],
  [31, '71, 16', 'Je dirai tes œuvres puissantes, Seigneur Éternel !', 'אבוא בגברות אדני יהוה'],
  [32, '33, 4', 'Car la parole de l’Éternel est droite', 'כי ישר דבר יהוה'],
  [33, '94, 11', 'L’Éternel connaît les pensées de l’homme', 'יהוה ידע מחשבות אדם'],
  [34, '131, 3', 'Israël, mets ton espoir en l’Éternel', 'יחל ישראל אל יהוה'],
  [35, '116, 1', 'J’aime l’Éternel, car il entend ma voix', 'אהבתי כי ישמע יהוה'],
  [36, '26, 8', 'Éternel ! j’aime le séjour de ta maison', 'יהוה אהבתי מעון ביתך'],
  [37, '80, 8', 'Dieu des armées, relève-nous !', 'אלהים צבאות השיבנו'],
  [38, '91, 9', 'Car tu es mon refuge, ô Éternel !', 'כי אתה יהוה מחסי'],
  [39, '30, 11', 'Écoute, Éternel, aie pitié de moi !', 'שמע יהוה וחנני'],
  [40, '88, 15', 'Pourquoi, Éternel, repousses-tu mon âme ?', 'למה יהוה תזנח נפשי'],
  [41, '120, 2', 'Éternel, délivre mon âme de la lèvre mensongère', 'יהוה הצילה נפשי משפת שקר'],
  [42, '121, 7', 'L’Éternel te gardera de tout mal', 'יהוה ישמרך מכל רע'],
  [43, '88, 14', 'Ô Éternel ! j’implore ton secours', 'ואני אליך יהוה שועתי'],
  [44, '119, 108', 'Agrée, ô Éternel ! les sentiments que ma bouche exprime', 'נדבות פי רצה נא יהוה'],
  [45, '94, 18', 'Quand je dis : Mon pied chancelle !', 'אם אמרתי מטה רגלי'],
  [46, '145, 9', 'L’Éternel est bon envers tous', 'טוב יהוה לכל'],
  [47, '92, 6 ou 104, 24'],
  [48, '98, 2', 'L’Éternel a manifesté son salut', 'הודיע יהוה ישועתו'],
  [49, '145, 3', 'L’Éternel est grand et très digne de louange', 'גדול יהוה ומהלל מאד'],
  [50, '103, 8 ou 145, 8'],
  [51, '104, 31', 'Que la gloire de l’Éternel subsiste à jamais !', 'יהי כבוד יהוה לעולם'],
  [52, '7, 18', 'Je louerai l’Éternel à cause de sa justice', 'אודה יהוה כצדקו'],
  [53, '119, 75', 'Je sais, ô Éternel ! que tes jugements sont justes', 'ידעתי יהוה כי צדק משפטיך'],
  [54, '103, 19', 'L’Éternel a établi son trône dans les cieux', 'יהוה בשמים הכין כסאו'],
  [55, '102, 13', 'Mais toi, Éternel ! tu règnes à perpétuité', 'ואתה יהוה לעולם תשב'],
  [56, '145, 14', 'L’Éternel soutient tous ceux qui tombent', 'סומך יהוה לכל הנפלים'],
  [57, '115, 11', 'Vous qui craignez l’Éternel, confiez-vous en l’Éternel !', 'יראי יהוה בטחו ביהוה'],
  [58, '6, 4', 'Mon âme est toute troublée', 'ונפשי נבהלה מאד'],
  [59, '113, 3', 'Du lever du soleil jusqu’à son couchant', 'ממזרח שמש עד מבואו'],
  [60, '145, 17', 'L’Éternel est juste dans toutes ses voies', 'צדיק יהוה בכל דרכיו'],
  [61, '113, 2', 'Que le nom de l’Éternel soit béni', 'יהי שם יהוה מברך'],
  [62, '119, 159', 'Considère que j’aime tes ordonnances', 'ראה כי פקודיך אהבתי'],
  [63, '2, 11 ou 100, 2'],
  [64, '33, 18', 'Voici, l’œil de l’Éternel est sur ceux qui le craignent', 'הנה עין יהוה אל יראיו'],
  [65, '90, 13', 'Reviens, Éternel ! Jusques à quand ?', 'שובה יהוה עד מתי'],
  [66, '38, 22', 'Ne m’abandonne pas, Éternel !', 'אל תעזבני יהוה'],
  [67, '37, 4', 'Fais de l’Éternel tes délices', 'והתענג על יהוה'],
  [68, '106, 1', 'Louez l’Éternel ! Louez l’Éternel, car il est bon', 'הללויה הודו ליהוה כי טוב'],
  [69, '16, 5', 'L’Éternel est mon partage et mon calice', 'יהוה מנת חלקי וכוסי'],
  [70, 'Genèse 1, 1', 'Au commencement, Dieu créa les cieux et la terre', 'בראשית ברא אלהים'],
  [71, '109, 30', 'Je louerai de ma bouche hautement l’Éternel', 'אודה יהוה מאד בפי'],
  [72, '116, 7', 'Mon âme, retourne à ton repos', 'שובי נפשי למנוחיכי'],
];

export interface AngelVerse {
  /** « Psaume 3, 4 »; two places where the tables disagree. */
  readonly place: string;
  /** The first words; absent where the place is not sure. */
  readonly french?: string;
  readonly hebrew?: string;
}

export function verseOf(number: number): AngelVerse {
  const row = ROWS[number - 1];
  if (row?.[0] !== number) throw new Error(`no verse for angel ${number}`);
  const [, place, french, hebrew] = row;
  return { place: /^\d/.test(place) ? `Psaume ${place}` : place, ...(french && hebrew && { french, hebrew }) };
}
