import { formatEuros } from '@solelune/money';
import { TEST_CARDS } from './cards.ts';
import type { Intent, Session } from './store.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `body{margin:0;background:#f4f1ea;color:#221d33;font:17px/1.5 system-ui,sans-serif}
main{max-width:420px;margin:0 auto;padding:20px 20px 60px}
.test{margin:0;padding:10px 20px;background:#7a2c1d;color:#fff;text-align:center;font-weight:600}
h1{margin:24px 0 4px;font-size:1.3rem}.sum{margin:0 0 20px;font-size:2rem;font-weight:600}
label{display:block;margin:12px 0 4px}input{box-sizing:border-box;width:100%;padding:12px;border:1px solid #8a8398;border-radius:8px;background:#fff;font:inherit}
.two{display:grid;grid-template-columns:1fr 1fr;gap:12px}
button{width:100%;min-height:48px;margin-top:16px;border:0;border-radius:8px;background:#2d2466;color:#fff;font:inherit;font-weight:600;cursor:pointer}
.quiet{background:none;color:#2d2466;text-decoration:underline}.no{margin:16px 0 0;padding:12px;border-left:4px solid #b3261e;background:#fff}
ul{padding:0;list-style:none}li{padding:8px 0;border-top:1px solid #d8d2c4;font-size:.94rem}code{white-space:nowrap}`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title} (essai)</title><style>${STYLE}</style></head>
<body><p class="test">Essai : aucune somme n’est débitée, aucune vraie carte n’est acceptée</p><main>${body}</main></body></html>`;

const REASONS: Record<string, string> = {
  insufficient_funds: 'La provision de cette carte ne suffit pas.',
  expired_card: 'Cette carte a expiré.',
  incorrect_cvc: 'Le cryptogramme est faux.',
  payment_intent_authentication_failure: 'Votre banque n’a pas confirmé ce paiement.',
  unknown: 'Ce numéro n’est pas celui d’une carte d’essai.',
};

export function cardPage(session: Session, problem: { code: string; decline_code?: string } | null): string {
  const reason =
    problem && (REASONS[problem.decline_code ?? ''] ?? REASONS[problem.code] ?? 'Cette carte a été refusée.');
  const cards = TEST_CARDS.map(
    ({ number, words }) => `<li><code>${number.replace(/(.{4})(?=.)/g, '$1 ')}</code><br>${words}</li>`,
  );
  return page(
    'Carte bancaire',
    `<h1>${escaped(session.label)}</h1><p class="sum">${formatEuros(session.amount)}</p>
${session.manual ? '<p>Cette somme est réservée, elle n’est pas encore débitée.</p>' : ''}
${reason ? `<p class="no" role="alert">${reason} Essayez une autre carte.</p>` : ''}
<form method="post"><label for="number">Numéro de carte</label><input id="number" name="number" inputmode="numeric" autocomplete="off" required>
<div class="two"><div><label for="expiry">Expiration</label><input id="expiry" name="expiry" placeholder="12 / 34" autocomplete="off"></div>
<div><label for="cvc">Cryptogramme</label><input id="cvc" name="cvc" placeholder="123" autocomplete="off"></div></div>
<button>Payer ${formatEuros(session.amount)}</button></form>
<p><a href="${escaped(session.cancelUrl)}">Revenir sans payer</a></p><h2>Cartes d’essai</h2><ul>${cards.join('')}</ul>`,
  );
}

export const overPage = ({ status, successUrl, cancelUrl }: Session): string =>
  page(
    'Paiement terminé',
    `<h1>${status === 'complete' ? 'Ce paiement est déjà fait.' : 'Cette page n’est plus valable.'}</h1>
<p><a href="${escaped(status === 'complete' ? successUrl : cancelUrl)}">Revenir au site</a></p>`,
  );

export const bankPage = (intent: Intent): string =>
  page(
    'Votre banque',
    `<h1>Votre banque vous demande de confirmer</h1><p class="sum">${formatEuros(intent.amount)}</p>
<form method="post"><button name="answer" value="yes">Confirmer le paiement</button><button class="quiet" name="answer" value="no">Refuser</button></form>`,
  );
