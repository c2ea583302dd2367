/**
 * The one inline script, the same on every page so that one CSP hash covers it. It sets the chosen theme before the
 * first paint, and asks for the code only after that paint and after the faces: text is readable, and as it will stay,
 * before any script takes from the line. A page that is not painted (a tab in the background) is not kept waiting.
 */
export const headScript = [
  'try{var t=localStorage.getItem("theme");',
  'if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}',
  'var m=document.currentScript.dataset.modules,d;',
  'function g(){if(!d){d=1;m.split(" ").forEach(function(u){import(u)})}}',
  'if(m){setTimeout(g,2000);',
  'try{new PerformanceObserver(function(){document.fonts.ready.then(function(){setTimeout(g)})})',
  '.observe({type:"paint",buffered:true})}catch{g()}}',
].join('');
