import type { RedirectProvider } from './contract'

/** Maximum duration of a visit to a provider's page, ms. */
const TTL = 10 * 60_000

interface Visit {
  state: string
  back: string
  at: number
}

const visitKey = (provider: RedirectProvider): string => `foyer:visit:${provider}`
const leftKey = (provider: RedirectProvider): string => `foyer:left:${provider}`

const read = (name: string): string | null => {
  try {
    return window.sessionStorage.getItem(name)
  } catch {
    return null
  }
}

const visitOf = (text: string | null): Visit | null => {
  try {
    const { state, back, at } = JSON.parse(text ?? '') as Partial<Record<keyof Visit, unknown>>
    return typeof state === 'string' && typeof back === 'string' && typeof at === 'number' ? { state, back, at } : null
  } catch {
    return null
  }
}

/** Returns 128 random bits as hexadecimal digits, which an address contains without encoding. */
export const randomText = (): string =>
  [...window.crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Stores a visit to a provider's page in this tab.
 * @returns false if the tab cannot store the visit; its return could then not be verified
 */
export const noteVisit = (provider: RedirectProvider, state: string, back: string): boolean => {
  try {
    const visit: Visit = { state, back, at: Date.now() }
    window.sessionStorage.setItem(leftKey(provider), '1')
    window.sessionStorage.setItem(visitKey(provider), JSON.stringify(visit))
    return true
  } catch {
    return false
  }
}

export const hasLeft = (provider: RedirectProvider): boolean => read(leftKey(provider)) !== null

/**
 * Returns the address to open when the buyer returns from the provider's page. Returns null if `state` does not match
 * the stored visit, or if the visit is too old. A matching visit is removed; an unknown state leaves the stored visit
 * unchanged.
 */
export const takeVisit = (provider: RedirectProvider, state: string): string | null => {
  const visit = visitOf(read(visitKey(provider)))
  if (!visit || visit.state !== state) return null
  window.sessionStorage.removeItem(visitKey(provider))
  return Date.now() - visit.at < TTL ? visit.back : null
}
