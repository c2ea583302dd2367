/**
 * The one inline script, the same on every page so that one CSP hash covers it. It sets the chosen theme before the
 * first paint, and fetches the code only after that paint and the fonts, so that readable text never competes with
 * scripts for the connection. A tab in the background is never painted: a timer starts it. Modules are fetched together
 * and run one by one, each in its own task, so that a tap waits for one of them at most. The manifest, which only an
 * installed app needs, is linked then. A field that is used before the code runs is marked for `useEarlyValue`.
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
