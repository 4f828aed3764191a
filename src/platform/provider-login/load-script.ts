import { gatewayUrl } from '../transport/gateway'

/** Timeout of a script, ms. */
const TIMEOUT = 8_000

const OWN_PATH = /^\/(?![/\\])[\w./-]+$/

const loading = new Map<string, Promise<boolean>>()

const load = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const script = document.createElement('script')
    const end = (isThere: boolean): void => {
      clearTimeout(timer)
      if (!isThere) {
        script.remove()
        loading.delete(address)
      }
      resolve(isThere)
    }
    const timer = setTimeout(() => end(false), TIMEOUT)
    script.addEventListener('load', () => end(true))
    script.addEventListener('error', () => end(false))
    script.async = true
    script.src = address
    document.head.append(script)
  })

/**
 * Loads a provider's script once. @param played a path of the gateway that replaces it; other addresses are not loaded
 * @returns true if it runs; false if it cannot be loaded, and the next call tries again
 */
export const loadScript = (real: string, played: string): Promise<boolean> => {
  const address = played === '' ? real : OWN_PATH.test(played) ? gatewayUrl(played) : undefined
  if (!address) return Promise.resolve(false)
  const script = loading.get(address) ?? load(address)
  loading.set(address, script)
  return script
}
