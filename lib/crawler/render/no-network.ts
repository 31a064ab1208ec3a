import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { Browser } from 'playwright-core';

/** Switches that leave Chromium without a network: nothing resolves, WebRTC may only use the proxy, and requests not intercepted fail. */
export const NO_NETWORK = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=proxy.invalid:1',
  // Otherwise requests to this machine would bypass the proxy.
  '--proxy-bypass-list=<-loopback>',
  // The switch has two names: Chromium 156 only knows the first, its predecessors only the second.
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
];

/** Takes WebRTC away from a page. Runs in each of its frames before any other script. */
export const REMOVE_WEBRTC = `for (const name of Object.getOwnPropertyNames(globalThis))
  if (/^(?:webkit)?RTC/.test(name)) delete globalThis[name];`;

/** How long Chromium may take to look for ways out. Without a network it has finished at once. */
const GATHERING_MS = 5_000;
const LOOPBACK = '127.0.0.1';

/** Makes WebRTC look for its address at a STUN server, which it asks over UDP, until it has an answer or gives up. */
const gatherCandidates = (port: number) => `new Promise((resolve) => {
  const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${LOOPBACK}:${port}' }] });
  peer.onicegatheringstatechange = () => peer.iceGatheringState === 'complete' && resolve();
  setTimeout(resolve, ${GATHERING_MS});
  peer.createDataChannel('probe');
  peer.createOffer().then((offer) => peer.setLocalDescription(offer));
})`;

/** Resolves when all that was sent to the socket before has been delivered, since datagrams on the loopback interface stay in order. */
async function drain(socket: Socket, port: number, marker: string): Promise<void> {
  const drained = new Promise<void>((resolve) => {
    socket.on('message', (message) => message.toString() === marker && resolve());
  });
  socket.send(marker, port, LOOPBACK);
  await drained;
}

/**
 * Proves that a browser keeps its datagrams to itself: browsers ignore switches that they do not know, and switches are renamed.
 * @throws when a datagram gets out
 */
export async function assertNoDatagrams(browser: Browser): Promise<void> {
  const socket = createSocket('udp4');
  const marker = 'end of the probe';
  let datagrams = 0;
  socket.on('message', (message) => {
    if (message.toString() !== marker) datagrams += 1;
  });
  socket.bind(0, LOOPBACK);
  await once(socket, 'listening');
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.evaluate(gatherCandidates(socket.address().port));
    await drain(socket, socket.address().port, marker);
  } finally {
    await context.close();
    socket.close();
  }
  if (datagrams > 0)
    throw new Error(
      `This version of the browser (${browser.version()}) sends UDP past its proxy, although it was started with ${NO_NETWORK.join(' ')}. No page is rendered with it.`,
    );
}
