/**
 * PostgreSQL's error code of a server that rejects writes. After a failover, old connections are still connected to the
 * former primary.
 */
export const READ_ONLY = '25006'

/**
 * Error codes that concern the connection or the server instead of the statement. For example, the server is starting,
 * stopping or read-only, or has too many connections.
 */
const CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '57P04', '57P05', '53300', READ_ONLY],
])
/** PostgreSQL's class of connection exceptions. */
const CONNECTION_CLASS = /^08...$/
/** Messages of errors of pg and its pool that have no code. */
const MESSAGES = /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout exceeded when)/

/**
 * Returns true if an error means that the connection to the database was lost or failed. The same request can succeed
 * later.
 */
export const isDatabaseLost = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code === 'string') return CODES.has(code) || CONNECTION_CLASS.test(code)
  return typeof message === 'string' && MESSAGES.test(message)
}
