import { readFileSync } from 'node:fs';
import { isoMonthWords } from '@solelune/civil-time/words';
import type { Services } from '@solelune/contract/server';
import { day } from '@solelune/letters';
import { formatEuros } from '@solelune/money';
import { typeset } from '@solelune/payments/api';
import type { OwnMonth } from '../own-month.ts';

const TEMPLATE = readFileSync(new URL('./statement.typ', import.meta.url), 'utf8');
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

type Brand = Services['config']['brand'];

export const statementPdf = (own: OwnMonth, brand: Brand, now: Temporal.Instant): Buffer =>
  typeset(TEMPLATE, wordsOf(own, brand, now));

function wordsOf(
  { advisor, month, isRunning, beforeCents, afterCents, lines }: OwnMonth,
  brand: Brand,
  now: Temporal.Instant,
) {
  const cents = lines.map((line) => line.cents);
  const [earned, taken] = [sum(cents.filter((one) => one > 0)), sum(cents.filter((one) => one < 0))];
  const { company, address, registration } = brand.legal;
  return {
    ...{ brand: brand.name, title: `Relevé, ${isoMonthWords(month.toString())}`, advisor: advisor.name },
    date: `Établi le ${/* begins with a figure */ day(now)}`,
    running: isRunning ? 'Mois en cours : ce relevé changera jusqu’à sa fin.' : null,
    house: { company, lines: [address, registration].filter(Boolean) },
    sums: [
      ['Dû avant le mois', formatEuros(beforeCents)],
      ['Vos parts, ce mois', formatEuros(earned)],
      ['Versements et corrections', formatEuros(taken)],
    ],
    due: ['Dû à la fin du mois', formatEuros(afterCents)],
    heads: ['Jour', 'Quoi', 'Montant', 'Dû ensuite'],
    lines: lines.map(({ at, label, detail, cents: amount, balanceCents }) => [
      ...[day(at), detail ? `${label}, ${detail}` : label, formatEuros(amount), formatEuros(balanceCents)],
    ]),
    nothing: 'Rien ce mois-ci.',
    note: 'Lu dans le grand livre de la maison, à l’heure de Paris. Vos parts, avant vos propres charges et impôts. Une erreur se corrige par une autre écriture, sur le relevé du mois où elle est vue.',
    footer: `${company}, relevé ${/* begins with a figure */ month.toString()}, ${advisor.name}`,
  };
}
