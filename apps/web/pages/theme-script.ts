/**
 * The one inline script: before the first paint it takes the page out of any frame and puts the visitor's chosen theme on.
 * The content policy knows it by its hash, so that a cached page needs no nonce.
 */
export const THEME_SCRIPT =
  "try{if(self!==top)top.location.href=location.href}catch(e){}try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}";
