import { urlOf } from '@solelune/screen';
import { addresses } from '../addresses.ts';
import { type PointTool, pointForm } from '../point/point-tool.ts';

export const MOON_SIGN: PointTool = {
  key: 'moonSign',
  urlOfInfos: (infos) => urlOf(addresses.moonSignResult, { infos }),
  question: {
    lead: 'La Lune change de signe tous les deux jours et demi. Sans l’heure, nous disons si elle hésitait ce jour-là, et à quelle heure elle a changé.',
    submitLabel: 'Trouver ma Lune',
  },
};

export const moonSignForm = pointForm(MOON_SIGN);
