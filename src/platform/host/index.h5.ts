import { webHost } from './detect'

/**
 * Read once, at start: the address changes while one walks through the storefront, the host does not. What the address
 * said is kept for the tab, so that a reload behind the first page still knows it.
 */
const launchSearch = (): string => {
  const NAME = 'foyer:launch-host'
  const { search } = window.location
  try {
    if (/[?&](source|src|isFlutter)=/.test(search)) window.sessionStorage.setItem(NAME, search)
    return window.sessionStorage.getItem(NAME) ?? search
  } catch {
    return search
  }
}

export const host = webHost({ userAgent: navigator.userAgent, search: launchSearch() })
