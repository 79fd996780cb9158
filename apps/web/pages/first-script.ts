/**
 * A document of an earlier build, kept by somebody's cache, names code that is gone: the server says so, and the document is asked for anew, once
 * a minute at most. Whatever else keeps code from coming (no network) changes nothing: the page is there and can be read. Once the page is alive it
 * knows by itself where it was going (load-screen.ts).
 */
const RELOAD_WHEN_GONE =
  "addEventListener('error',function(e){var u=e.target.src||e.target.href;/\\/assets\\/.+js$/.test(u)&&!document.documentElement.dataset.ready&&fetch(u,{method:'HEAD'}).then(function(r){if(r.status==404&&!(Date.now()-sessionStorage.gone<6e4)){sessionStorage.gone=Date.now();location.reload()}},function(){})},true);";

/**
 * What a page is read by is there before any code: it has the line to itself. Code comes once the whole document has been painted, some files at a time, since to
 * ask for thirty at once is a long task on a phone; a page in a tab behind is not painted, and does not wait.
 */
const CODE_AFTER_PAINT =
  "addEventListener('DOMContentLoaded',function(){var d=document,go=function(){go=function(){};var l=[].slice.call(d.querySelectorAll('link[rel=code]')),s=d.createElement('script'),next=function(){l.splice(0,3).forEach(function(x){x.rel='modulepreload'});l[0]&&setTimeout(next)};if(l[0]){s.type='module';s.src=l[0].href;d.head.append(s);next()}},ready=function(){go()};try{d.hidden?go():new PerformanceObserver(ready).observe({type:'paint',buffered:true})}catch(e){go()}setTimeout(ready,3e3)});";

/** Who comes back to a place within a page finds every height as it was (packages/ui/styles/base.css, `.below`). */
const LAY_OUT_FOR_RETURN =
  "try{if(location.hash||performance.getEntriesByType('navigation')[0].type!='navigate')document.documentElement.dataset.laid=''}catch(e){}";

const TAKE_OUT_OF_FRAME = 'try{if(self!==top)top.location.href=location.href}catch(e){}';

const PUT_THEME_ON =
  "try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}";

/** The one inline script, run before anything is painted. The content policy knows it by its hash, so that a cached page needs no nonce. */
export const FIRST_SCRIPT = RELOAD_WHEN_GONE + CODE_AFTER_PAINT + LAY_OUT_FOR_RETURN + TAKE_OUT_OF_FRAME + PUT_THEME_ON;
