import { urlOf } from '@solelune/screen';
import { addresses } from '../addresses.ts';
import { type PointTool, pointForm } from '../point/point-tool.ts';

export const DESCENDANT: PointTool = {
  key: 'descendant',
  urlOfInfos: (infos) => urlOf(addresses.descendantResult, { infos }),
  question: {
    lead: 'Le descendant est le point où le ciel se couchait : il dépend de l’heure autant que l’ascendant, son vis-à-vis.',
    submitLabel: 'Calculer mon descendant',
  },
};

export const descendantForm = pointForm(DESCENDANT);
