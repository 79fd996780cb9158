import { type Exchange, isOver, type Leg } from './exchange.ts';

/** Those who ring or talk, and the last ones that did: two telephones, newest first. */
export function phonesState(exchange: Exchange): { phones: object[] } {
  const newest = [...exchange.legs.values()].reverse().sort((a, b) => Number(isOver(a)) - Number(isOver(b)));
  return { phones: newest.slice(0, 2).map(phone) };
}

const phone = (leg: Leg) => ({
  ...{ sid: leg.sid, number: leg.to, from: leg.from, status: leg.status },
  since: leg.answeredAt ?? leg.createdAt,
});

const STYLE = `body{margin:0;background:#14122a;color:#f4efe4;font:17px/1.5 system-ui,sans-serif}
.test{margin:0;padding:10px 20px;background:#7a2c1d;text-align:center;font-weight:600}
main{display:flex;flex-wrap:wrap;gap:32px;justify-content:center;padding:32px 16px 60px}
article{display:flex;flex-direction:column;width:264px;min-height:500px;padding:22px 20px;border:2px solid #6d63a8;border-radius:38px;background:linear-gradient(#231e4a,#171438);box-shadow:0 0 0 8px #0d0b20,0 0 0 9px #4a4180;text-align:center}
article::before{content:'';width:74px;height:6px;margin:0 auto 26px;border-radius:6px;background:#4a4180}
h2{margin:0;font-size:1.25rem;font-weight:600}.from{margin:2px 0 0;color:#c3bcd8;font-size:.95rem}.says{margin:22px 0;font-size:1.1rem;min-height:1.6em}
.bell{width:96px;height:96px;margin:6px auto;border-radius:50%;background:#3a327a;display:grid;place-items:center}.bell svg{width:44px}
[data-status=ringing] .bell{animation:ring .7s infinite alternate ease-in-out;background:#b9822b}[data-status=in-progress] .bell{background:#2f7d57}
@keyframes ring{from{rotate:-9deg}to{rotate:9deg}}@media (prefers-reduced-motion:reduce){.bell{animation:none!important}}
.keys{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin-top:auto}
button{min-height:48px;border:0;border-radius:24px;background:#4a4180;color:#fff;font:inherit;font-size:.95rem;cursor:pointer}
button.yes{background:#2f7d57}button.no{background:#a3303f}.wide{grid-column:1/-1}p.none{max-width:34em;text-align:center}`;

/** What the page does: looks twice a second, draws what rings, says which button was pressed. */
const SCRIPT = `
const SAYS={queued:'…',ringing:'Ça sonne','in-progress':'En ligne',completed:'Raccroché',busy:'Occupé','no-answer':'Sans réponse',failed:'Injoignable',canceled:'L’appel est annulé'};
const RINGING=[['answer','Décrocher','yes'],['busy','Occupé','no'],['no-answer','Laisser sonner',''],['machine','Répondeur',''],['failed','Injoignable','wide']];
const HELD=[['hang-up','Raccrocher','no wide']];
const main=document.querySelector('main');let shown='';
const press=(sid,button)=>fetch('/press',{method:'POST',body:new URLSearchParams({sid,button})}).then(look);
function draw({sid,number,from,status}){
  const phone=document.createElement('article');phone.dataset.status=status;phone.dataset.number=number;
  phone.innerHTML='<h2></h2><p class="from"></p><p class="says" role="status"></p><div class="bell" aria-hidden="true"><svg viewBox="0 0 24 24" fill="none" stroke="#fff8e6" stroke-width="1.6" stroke-linejoin="round"><path d="M6 3h4l1.5 5-2.5 1.500a12 12 0 0 0 5.5 5.500L16 12.500l5 1.500v4a3 3 0 0 1-3.3 3A17 17 0 0 1 3 6.3 3 3 0 0 1 6 3z"/></svg></div><div class="keys"></div>';
  phone.querySelector('h2').textContent=number;phone.querySelector('.from').textContent='appelé par '+from;phone.querySelector('.says').textContent=SAYS[status];
  for(const [button,words,kind] of status==='ringing'?RINGING:status==='in-progress'?HELD:[]){const key=document.createElement('button');key.textContent=words;key.className=kind;key.onclick=()=>press(sid,button);phone.querySelector('.keys').append(key)}
  return phone}
async function look(){const {phones}=await(await fetch('/phones.json')).json();const now=JSON.stringify(phones);if(now===shown)return;shown=now;
  main.replaceChildren(...(phones.length?phones.map(draw):[Object.assign(document.createElement('p'),{className:'none',textContent:'Aucun téléphone ne sonne. Ils apparaîtront ici dès qu’un appel sera demandé sur le site.'})]))}
look();setInterval(look,500);`;

export const phonesPage = (): string => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Deux téléphones (essai)</title><style>${STYLE}</style></head>
<body><p class="test">Essai : aucun vrai téléphone ne sonne</p><main></main><script>${SCRIPT}</script></body></html>`;
