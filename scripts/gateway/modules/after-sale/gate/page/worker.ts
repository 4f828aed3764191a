/*
 * Service worker of the gate's page. Without a network it serves the stored copy of the page (`offline.ts`). With a
 * network it loads the newest page and stores it.
 */
import { COPIES } from './copies'

interface FetchEvent extends Event {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
declare const self: {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener<E extends Event>(name: string, listener: (event: E) => void): void
}

/** Timeout of the network in ms, because the network of a venue may hang. */
const PATIENCE = 3_000

/** Returns the stored copy of an address, or of the page in another language, or undefined. */
const copyOf = async (request: Request): Promise<Response | undefined> => {
  const copies = await caches.open(COPIES)
  return (await copies.match(request)) ?? (await copies.match(request, { ignoreSearch: true }))
}

const fromNetwork = async (request: Request): Promise<Response> => {
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(COPIES)).put(request, answer.clone())
  return answer
}

/** Returns the network's response if it succeeds in time, else the stored copy. */
const answer = async (request: Request): Promise<Response> => {
  const fresh = fromNetwork(request)
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE))
  const first = await Promise.race([fresh.catch(() => null), late])
  if (first?.ok) return first
  return (await copyOf(request)) ?? fresh
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener<LifeEvent>('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener<FetchEvent>('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  const own = origin === location.origin && event.request.method === 'GET'
  if (own && (pathname === '/gate' || pathname === '/gate/decoder.js')) event.respondWith(answer(event.request))
})
