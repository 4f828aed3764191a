/** Scheme and host of an address with valid characters only, without user info and parent segments. */
const ADDRESS = /^(https?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?)(?:\/[\w\-./~%]*)?$/i

const isUnder = (host: string, known: string): boolean => host === known || host.endsWith(`.${known}`)

/**
 * Returns true if a file may be sent to the address of an upload signature. The address must be on an own origin of the
 * storefront or gateway. Otherwise it must be https without a port, at a listed host or a subdomain.
 * @param origins own origins such as `https://tickets.example`
 * @param hosts host names in lower case
 */
export const isUploadAddress = (address: string, origins: readonly string[], hosts: readonly string[]): boolean => {
  const [, scheme = '', host = ''] = ADDRESS.exec(address) ?? []
  if (host === '' || /(^|\/)\.\.(\/|$)/.test(address)) return false
  const origin = `${scheme}://${host}`.toLowerCase()
  if (origins.some((own) => own !== '' && own.toLowerCase() === origin)) return true
  return scheme.toLowerCase() === 'https' && hosts.some((known) => isUnder(host.toLowerCase(), known))
}
