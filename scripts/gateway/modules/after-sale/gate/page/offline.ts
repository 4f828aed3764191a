import { COPIES } from './copies'

/**
 * Stores the page and its decoder, so that the page can be reloaded offline. Does nothing if service workers are
 * unavailable, as without TLS.
 */
export const keepPage = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/gate/worker.js', { scope: '/gate' })
    const copies = await caches.open(COPIES)
    await copies.addAll([location.href, '/gate/decoder.js'])
    // Requests persistent storage. Otherwise the browser could delete the data that a gate needs offline.
    await navigator.storage.persist()
  } catch {
    // Ignored. Without a network or permission, the files that are already stored remain.
  }
}
