import type { IncomingHttpHeaders } from 'node:http'

/** The sales channel by which a buyer came (shell §7, header channel-id); '' for none, and for what is no id. */
export const channelOf = (headers: IncomingHttpHeaders): string => {
  const value = headers['channel-id']
  return typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : ''
}
