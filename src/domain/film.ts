/**
 * Returns the address of a film; '' unless it is a path of the gateway or an https address.
 * @param src as the wire gives it
 * @param gateway its address without a closing slash; '' for the page's own origin
 */
export const filmAddress = (src: string, gateway: string): string => {
  // Hosts remove line breaks and tabs from an address and then read another one.
  if (/[\s\\]/.test(src)) return ''
  if (/^\/(?!\/)/.test(src)) return `${gateway}${src}`
  return /^https:\/\/[^/?#@]+([/?#]|$)/i.test(src) || (gateway !== '' && src.startsWith(`${gateway}/`)) ? src : ''
}
