const ABSOLUTE = /^https:\/\/([^/?#@\\\s]+)(?:[/?#][^\s]*)?$/i
const OWN = /^\/(?![/\\])[^\s]*$/

/**
 * The address that the web view may open: https without credentials, or a path of our own; null for anything else
 * (`javascript:`, `data:`, http, a host hidden behind `@`). No `URL`: mini programs have none.
 */
export const safeLink = (link: string): string | null => {
  const address = link.trim()
  return ABSOLUTE.test(address) || OWN.test(address) ? address : null
}
