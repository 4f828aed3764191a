import { COPIES } from './copies'

/** Stores the page and its decoder for a reload offline. Does nothing without service workers (no TLS). */
export const keepPage = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/gate/worker.js', { scope: '/gate' })
    const copies = await caches.open(COPIES)
    await copies.addAll([location.href, '/gate/decoder.js'])
    // Storage that the browser would clear first is lost where a gate needs it.
    await navigator.storage.persist()
  } catch {
    // Opened without a network, or refused: what is stored already stays.
  }
}
