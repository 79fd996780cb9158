import { join } from 'node:path';
import { loadCorpus } from '@solelune/corpus';
import { natalSample } from '/tmp/wt/words/features/astrology/composition/natal-pages.ts';
import { kinds } from '/tmp/wt/words/features/astrology/corpus.ts';
import { alikePairs } from '/tmp/wt/words/packages/corpus/check/similarity.ts';
const corpus = await loadCorpus('/tmp/wt/words/content', kinds);
const plain=(h:string)=>h.replaceAll(/<\/p>/g,'\n').replaceAll(/<[^>]*>/g,'').replaceAll('&amp;','&');
const N=500;
const samples=Array.from({length:N},(_,i)=>natalSample(corpus,i));
const texts=samples.map(({reading})=>[reading.lead,...reading.parts.map(({html})=>plain(html))].join('\n'));
const sig=samples.map(({chart})=>[chart.placements.find(p=>p.body==='sun')?.sign,chart.placements.find(p=>p.body==='moon')?.sign,chart.angles.ascendant.sign]);
const pairs=alikePairs(new Map(texts.map((t,i)=>[String(i),t]))).filter(({a,b})=>sig[+a].every((s,k)=>s!==sig[+b][k]));
for(const p of pairs.slice(0,12)) console.log(p, samples[+p.a].chart.instant?.toString?.());
console.log('over 25:',pairs.filter(p=>p.shared>=.25).length,'over 22:',pairs.filter(p=>p.shared>=.22).length);
function sh(t:string){const w=t.toLocaleLowerCase('fr').match(/[\p{L}\p{N}]+/gu)??[];const s=new Set<string>();for(let i=0;i+5<=w.length;i++)s.add(w.slice(i,i+5).join(' '));return s;}
for(const p of pairs.slice(0,1)){
  const B=sh(texts[+p.b]); const A=sh(texts[+p.a]);
  console.log('\n==',p, A.size,B.size);
  for(const part of samples[+p.a].reading.parts){ 
    for(const par of plain(part.html).split('\n')){const s=[...sh(par)];const c=s.filter(x=>B.has(x)).length; if(c>=12)console.log(String(c).padStart(4),'/',s.length,part.title,'|',par.slice(0,110));}
  }
}
