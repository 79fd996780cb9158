import { isoDateWords } from '@solelune/civil-time/words';
import { formatEuros } from '@solelune/money';
import { formatSuns, sunsToCents } from '@solelune/wallet/engine';
import type { Rewardpoint } from '../contract.ts';

type Offer = Rewardpoint['offers'][number];
type Coupon = Rewardpoint['coupons'][number];

/** "200 Soleils", "− 10 %". */
export const gainOf = ({ kind, value }: Pick<Offer, 'kind' | 'value'>): string =>
  kind === 'suns' ? formatSuns(value) : `−\u00a0${value}\u00a0%`;

/** What one has in hand afterwards, in a sentence: "vous aurez…". */
export const gainInWords = ({ kind, value }: Pick<Offer, 'kind' | 'value'>): string =>
  kind === 'suns' ? formatSuns(value) : `un code de réduction de ${/* begins with a figure */ value}\u00a0%`;

export const gainNote = ({ kind, value, valid_days }: Offer, sunValueCents: number): string =>
  kind === 'suns'
    ? `soit ${formatEuros(sunsToCents(value, sunValueCents))} de consultation, sans date limite`
    : `sur une consultation, pendant ${valid_days} jours`;

export const couponNote = ({ kind }: Coupon): string =>
  kind === 'suns' ? 'à ajouter à vos Soleils' : 'sur une consultation, à donner au moment de payer';

export function couponTerm({ state, last_day }: Coupon): string {
  if (state === 'used') return 'Déjà utilisé';
  if (last_day === null) return 'Sans date limite';
  return state === 'expired' ? `Terminé depuis le ${isoDateWords(last_day)}` : `Jusqu’au ${isoDateWords(last_day)}`;
}

export const EARNING_WORDS: Record<Rewardpoint['earning'][number]['reason'], { title: string; text: string }> = {
  signup: { title: 'À votre arrivée', text: 'Votre compte ouvert, les premiers points vous attendent.' },
  profile: {
    title: 'Votre profil complet',
    text: 'Quand ses lignes sont remplies et votre adresse confirmée, une fois pour toutes.',
  },
  consultation: { title: 'Chaque consultation', text: 'Pour chaque euro réglé, au téléphone, par tchat ou par écrit.' },
};
