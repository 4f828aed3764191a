/** Matches the scheme and host of an address. It accepts only valid characters, no user info and no parent segments. */
const ADDRESS = /^(https?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?)(?:\/[\w\-./~%]*)?$/i

const isUnder = (host: string, known: string): boolean => host === known || host.endsWith(`.${known}`)

/**
 * Returns true if a file may be sent to the address of an upload signature. The address may be on an origin of the
 * storefront or gateway. Otherwise, it must use https without a port, on a listed host or its subdomain.
 * @param origins origins of the storefront and gateway, such as `https://tickets.example`
 * @param hosts host names in lower case
 */
export const isUploadAddress = (address: string, origins: readonly string[], hosts: readonly string[]): boolean => {
  const [, scheme = '', host = ''] = ADDRESS.exec(address) ?? []
  if (host === '' || /(^|\/)\.\.(\/|$)/.test(address)) return false
  const origin = `${scheme}://${host}`.toLowerCase()
  if (origins.some((own) => own !== '' && own.toLowerCase() === origin)) return true
  return scheme.toLowerCase() === 'https' && hosts.some((known) => isUnder(host.toLowerCase(), known))
}
