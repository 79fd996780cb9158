import { urlOf } from '@solelune/screen';
import { addresses } from '../addresses.ts';
import { type PointTool, pointForm } from '../point/point-tool.ts';

export const ASCENDANT: PointTool = {
  key: 'ascendant',
  urlOfInfos: (infos) => urlOf(addresses.ascendantResult, { infos }),
  question: {
    lead: 'L’ascendant avance d’un degré toutes les quatre minutes : l’heure compte plus que partout ailleurs. Vous la trouverez sur l’acte de naissance complet.',
    submitLabel: 'Calculer mon ascendant',
  },
};

export const ascendantForm = pointForm(ASCENDANT);
