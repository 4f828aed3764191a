/**
 * Where a film is played from; '' for what is neither a path of the gateway nor an https address.
 * @param src as the wire gives it
 * @param gateway its address without a closing slash; '' for the page's own origin
 */
export const filmAddress = (src: string, gateway: string): string => {
  // A host takes a line break or a tab in an address away, and then reads another one.
  if (/[\s\\]/.test(src)) return ''
  if (/^\/(?!\/)/.test(src)) return `${gateway}${src}`
  return /^https:\/\/[^/?#@]+([/?#]|$)/i.test(src) || (gateway !== '' && src.startsWith(`${gateway}/`)) ? src : ''
}
