/** The one inline script; its hash is in the CSP. It sets the theme, then loads code after the first paint, one module a task. */
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
