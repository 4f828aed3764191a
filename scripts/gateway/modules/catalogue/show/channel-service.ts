import type { IncomingHttpHeaders } from 'node:http'

/** Returns the sales channel of a request (shell §7, header channel-id), or '' if it is missing or invalid. */
export const channelOf = (headers: IncomingHttpHeaders): string => {
  const value = headers['channel-id']
  return typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : ''
}
