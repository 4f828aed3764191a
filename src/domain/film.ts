/**
 * Returns the address of a video. Returns '' unless it is a path of the gateway or an https address.
 * @param src address in the gateway's response
 * @param gateway address of the gateway without a trailing slash; '' for the page's own origin
 */
export const filmAddress = (src: string, gateway: string): string => {
  // Hosts remove line breaks and tabs from an address, which could turn it into a different address.
  if (/[\s\\]/.test(src)) return ''
  if (/^\/(?!\/)/.test(src)) return `${gateway}${src}`
  return /^https:\/\/[^/?#@]+([/?#]|$)/i.test(src) || (gateway !== '' && src.startsWith(`${gateway}/`)) ? src : ''
}
