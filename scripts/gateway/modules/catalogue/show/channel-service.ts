import type { IncomingHttpHeaders } from 'node:http'

/** Returns the sales channel of a buyer (shell §7, header channel-id); '' for none, and for an invalid id. */
export const channelOf = (headers: IncomingHttpHeaders): string => {
  const value = headers['channel-id']
  return typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : ''
}
