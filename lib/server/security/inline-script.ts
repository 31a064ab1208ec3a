/**
 * Fetches a script or stylesheet of the page once more when it failed to load: a dropped connection or a 503 would otherwise leave
 * the page without React or without styles. The attribute is copied as written, since Turbopack registers a chunk under it. Scripts
 * with a handler of their own are left to it: Turbopack's, which are loaded late. It waits for each script of a chunk that is in
 * the page, so those that have failed twice are removed: otherwise no later import of that chunk would ever end.
 */
const RETRY = `addEventListener("error",function(e){var t=e.target,n;if(!(t instanceof HTMLElement)||t.dataset.retried)return;if(t.tagName=="SCRIPT"&&t.src&&!t.onerror){n=document.createElement("script");n.setAttribute("src",t.getAttribute("src"));n.onerror=function(){n.remove();t.remove()}}else if(t.tagName=="LINK"&&t.rel=="stylesheet"){n=t.cloneNode()}if(n){n.dataset.retried="1";setTimeout(function(){document.head.append(n)},500)}},true)`;

/** Keeps the first clicks and keys, which would be lost if they came before React (components/ui/early-events.ts). */
const EARLY_EVENTS = `self.earlyEvents=[];["mousedown","click","keydown"].forEach(function(t){addEventListener(t,function(e){earlyEvents.length<9&&earlyEvents.push(e)},true)})`;

/** The only script of this site that is inline, since it has to run before everything else. */
export const INLINE_SCRIPT = `${RETRY};${EARLY_EVENTS}`;
