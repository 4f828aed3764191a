import { webHost } from './detect'

/**
 * Returns the query of the address that opened the storefront. The query is read once, because navigation changes the
 * address but not the host. The tab stores the query, so that a reload on a later page detects the same host.
 */
const launchSearch = (): string => {
  const KEY = 'foyer:launch-host'
  const { search } = window.location
  try {
    if (/[?&](source|src|isFlutter)=/.test(search)) window.sessionStorage.setItem(KEY, search)
    return window.sessionStorage.getItem(KEY) ?? search
  } catch {
    return search
  }
}

export const host = webHost({ userAgent: navigator.userAgent, search: launchSearch() })
