// npm run payments -- reconcile | balances | trial | advisor <id> <2026-11>: the books of the house, read; nothing is changed but what differs, noted.

import { accountBalances, trialBalance } from '@solelune/ledger';
import { formatEuros } from '@solelune/money';
import { acceptsCards, advisorMonth, reconcilePayments } from '@solelune/payments/api';
import { compose } from '@solelune/server/compose';
import { processConfig } from '@solelune/server/environment';

const [deed = '', ...given] = process.argv.slice(2);
const amount = (currency: string, value: number) => (currency === 'eur' ? formatEuros(value) : `${value} ${currency}`);

const server = await compose(processConfig({ LOG_LEVEL: 'error' }), { pages: 'none' });
try {
  process.exitCode = await run();
} finally {
  await server.close();
}

async function run(): Promise<number> {
  if (deed === 'reconcile') {
    if (!acceptsCards(server.services.config)) {
      console.error('Aucun prestataire de paiement n’est configuré : STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET.');
      return 2;
    }
    const differences = await reconcilePayments(server);
    for (const { about, words } of differences) console.log(`${about} : ${words}`);
    console.log(
      differences.length === 0
        ? 'Le prestataire et les livres disent la même chose.'
        : `${differences.length} différence(s).`,
    );
    return differences.length === 0 ? 0 : 1;
  }
  if (deed === 'balances') {
    for (const { account, currency, balance } of await accountBalances(server.db))
      console.log([account.owner.kind, account.owner.id ?? '', account.name, amount(currency, balance)].join('\t'));
    return 0;
  }
  if (deed === 'trial') {
    const pages = await trialBalance(server.db);
    for (const { currency, rows, total } of pages) {
      for (const { owner, name, accounts, balance } of rows)
        console.log([owner, name, accounts, amount(currency, balance)].join('\t'));
      console.log(`Total ${currency} : ${amount(currency, total)}\n`);
    }
    return pages.every(({ total }) => total === 0) ? 0 : 1;
  }
  if (deed === 'advisor' && given[0] && given[1] && /^\d{4}-\d{2}$/.test(given[1])) {
    for (const { account, currency, opening, lines, closing } of await advisorMonth(server.db, given[0], given[1])) {
      console.log(`${account.name} : ${amount(currency, opening)} au début`);
      for (const line of lines)
        console.log(
          [
            line.madeAt.toISOString(),
            line.label,
            amount(currency, line.amount),
            amount(currency, line.balanceAfter),
          ].join('\t'),
        );
      console.log(`${amount(currency, closing)} à la fin\n`);
    }
    return 0;
  }
  console.error('npm run payments -- reconcile | balances | trial | advisor <numéro> <2026-11>');
  return 2;
}
