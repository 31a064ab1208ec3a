/**
 * Fetches a script or stylesheet of the page once more when it failed to load: a dropped connection or a 503 would otherwise leave
 * the page without React or without styles. The attribute is copied as written, since Turbopack registers a chunk under it.
 */
const RETRY = `addEventListener("error",function(e){var t=e.target,n;if(!(t instanceof HTMLElement)||t.dataset.retried)return;if(t.tagName=="SCRIPT"&&t.src){n=document.createElement("script");n.setAttribute("src",t.getAttribute("src"))}else if(t.tagName=="LINK"&&t.rel=="stylesheet"){n=t.cloneNode()}if(n){n.dataset.retried="1";setTimeout(function(){document.head.append(n)},500)}},true)`;

/** Keeps the first clicks and keys, which would be lost if they came before React (components/ui/early-events.ts). */
const EARLY_EVENTS = `self.earlyEvents=[];["mousedown","click","keydown"].forEach(function(t){addEventListener(t,function(e){earlyEvents.length<9&&earlyEvents.push(e)},true)})`;

/** The only script of this site that is inline, since it has to run before everything else. */
export const INLINE_SCRIPT = `${RETRY};${EARLY_EVENTS}`;
