/** Scheme and host of an address whose every character is one that addresses have; nothing before the host, nothing that climbs. */
const ADDRESS = /^(https?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?)(?:\/[\w\-./~%]*)?$/i

const isUnder = (host: string, known: string): boolean => host === known || host.endsWith(`.${known}`)

/**
 * Whether a file may be sent to an address that an upload signature names: the storefront's or the gateway's own origin, or https at
 * a listed host and its subdomains, without a port.
 * @param origins own origins such as `https://tickets.example`
 * @param hosts host names in small letters
 */
export const isUploadAddress = (address: string, origins: readonly string[], hosts: readonly string[]): boolean => {
  const [, scheme = '', host = ''] = ADDRESS.exec(address) ?? []
  if (host === '' || /(^|\/)\.\.(\/|$)/.test(address)) return false
  const origin = `${scheme}://${host}`.toLowerCase()
  if (origins.some((own) => own !== '' && own.toLowerCase() === origin)) return true
  return scheme.toLowerCase() === 'https' && hosts.some((known) => isUnder(host.toLowerCase(), known))
}
