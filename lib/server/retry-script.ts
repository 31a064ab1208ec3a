/**
 * Fetches a script or stylesheet of the page once more when it failed to load: a dropped connection or a 503 would otherwise leave
 * the page without React or without styles. Inline, since it has to run before what it watches; the attribute is copied as written,
 * since Turbopack registers a chunk under it.
 */
export const RETRY_SCRIPT = `addEventListener("error",function(e){var t=e.target,n;if(!(t instanceof HTMLElement)||t.dataset.retried)return;if(t.tagName=="SCRIPT"&&t.src){n=document.createElement("script");n.setAttribute("src",t.getAttribute("src"))}else if(t.tagName=="LINK"&&t.rel=="stylesheet"){n=t.cloneNode()}if(n){n.dataset.retried="1";setTimeout(function(){document.head.append(n)},500)}},true)`;
