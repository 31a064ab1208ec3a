// Preloaded into the web server: keeps the "Vary: Accept" that the configuration sets on pages which answer in Markdown too
// (lib/site/routing.ts). Next (16.4) writes its own Vary header over it on every page.
import { ServerResponse } from 'node:http';

const namesAccept = (value) => /(?:^|,)\s*accept\s*(?:,|$)/i.test(String(value ?? ''));

const { setHeader } = ServerResponse.prototype;
ServerResponse.prototype.setHeader = function setHeaderKeepingAccept(name, value) {
  const isLost = /^vary$/i.test(name) && namesAccept(this.getHeader(name)) && !namesAccept(value);
  return setHeader.call(this, name, isLost ? `${value}, Accept` : value);
};
