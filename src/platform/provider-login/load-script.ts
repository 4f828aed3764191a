import { gatewayUrl } from '../transport/gateway'

/** Timeout for loading a script, ms. */
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
 * Loads a provider's script once.
 * @param played path of the gateway's simulation, which is loaded instead of the real script. Other addresses are not
 * loaded.
 * @returns true if the script runs; false if the script cannot be loaded. In this case, the next call tries again.
 */
export const loadScript = (real: string, played: string): Promise<boolean> => {
  const address = played === '' ? real : OWN_PATH.test(played) ? gatewayUrl(played) : undefined
  if (!address) return Promise.resolve(false)
  const script = loading.get(address) ?? load(address)
  loading.set(address, script)
  return script
}
