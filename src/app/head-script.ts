/**
 * The one inline script, the same on every page so that one CSP hash covers it. It sets the chosen theme before the
 * first paint, and asks for the code only after that paint: text is readable before any script arrives.
 */
export const headScript = [
  'try{var t=localStorage.getItem("theme");',
  'if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}',
  'var m=document.currentScript.dataset.modules;',
  'if(m)requestAnimationFrame(function(){setTimeout(function(){',
  'm.split(" ").forEach(function(u){import(u)})})})',
].join('');
