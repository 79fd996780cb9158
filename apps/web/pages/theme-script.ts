/**
 * A document of an earlier build, kept by somebody's cache, names code that is gone: the server says so, and the document is asked for anew, once
 * a minute at most. Whatever else keeps code from coming (no network) changes nothing: the page is there and can be read. Once the page is alive it
 * knows by itself where it was going (load-screen.ts).
 */
const RELOAD_WHEN_GONE =
  "addEventListener('error',function(e){var u=e.target.src||e.target.href;/\\/assets\\/.+js$/.test(u)&&!document.documentElement.dataset.ready&&fetch(u,{method:'HEAD'}).then(function(r){if(r.status==404&&!(Date.now()-sessionStorage.gone<6e4)){sessionStorage.gone=Date.now();location.reload()}},function(){})},true);";

/**
 * The one inline script: before the first paint it takes the page out of any frame and puts the visitor's chosen theme on.
 * The content policy knows it by its hash, so that a cached page needs no nonce.
 */
export const THEME_SCRIPT = `${RELOAD_WHEN_GONE}try{if(self!==top)top.location.href=location.href}catch(e){}try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}`;
