/**
 * The one inline script, the same on every page so that one CSP hash covers it. It sets the chosen theme before the
 * first paint, and asks for the code only after that paint and after the faces: text is readable, and as it will stay,
 * before any script takes from the line. A page that is not painted (a tab in the background) is not kept waiting.
 * All modules are asked for at once and run one by one, each in a task of its own: a tap in between is not kept
 * waiting for all of them. What only an installed app needs comes with them.
 * A field that is used before the code is there is marked (see `useEarlyValue`).
 */
export const headScript = [
  'try{var t=localStorage.getItem("theme");',
  'if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}',
  'addEventListener("input",function(e){e.target.usedEarly=1},!0);',
  'var m=document.currentScript.dataset.modules.split(" "),d;',
  'function l(r,h){var e=document.createElement("link");e.rel=r;e.href=h;document.head.append(e)}',
  'function n(){var u=m.shift();if(u){var f=function(){setTimeout(n)};import(u).then(f,f)}}',
  'function g(){if(!d){d=1;m.forEach(function(u){l("modulepreload",u)});l("manifest","/manifest.webmanifest");n()}}',
  'if(m[0]){setTimeout(g,2000);',
  'try{new PerformanceObserver(function(){document.fonts.ready.then(function(){setTimeout(g)})})',
  '.observe({type:"paint",buffered:true})}catch{g()}}',
].join('');
