import { birthAddressForm, POINT_FIELDS } from '../birth/birth-form.ts';
import type { ToolKey } from '../frame/tools.ts';

/** A tool that finds one point of a birth's sky: the ascendant, the descendant, the Moon. */
export interface PointTool {
  key: ToolKey;
  /** The result's address. */
  urlOfInfos: (infos: string) => string;
  /** Why the birth is asked for, and what sends it. */
  question: { lead: string; submitLabel: string };
}

export const pointForm = ({ urlOfInfos }: PointTool) => birthAddressForm({ fields: POINT_FIELDS, urlOfInfos });
