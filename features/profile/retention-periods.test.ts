import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { RETENTION } from './retention-periods.ts';

it('the privacy page says the periods that the job holds to', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../content/page/confidentialite.md'), 'utf8');
  for (const line of [
    `| un résultat que vous retirez | ${RETENTION.removedActivityHours} heures`,
    `| les messages du site | ${RETENTION.messageMonths} mois |`,
    `| les e-mails rangés dans vos activités | ${RETENTION.emailMonths} mois |`,
    `| un accord retiré ou remplacé | ${RETENTION.replacedConsentMonths / 12} ans`,
  ])
    expect(page).toContain(line);
});
