import type { Fetch } from './reads'

/** Timeout of a call, ms. */
const TIMEOUT = 5_000

/**
 * Creates a function that reads from a gateway over HTTP. @param gateway address of the gateway, with or without a path
 */
export const gatewayOver =
  (gateway: string): Fetch =>
  async (address) => {
    const answer = await fetch(`${gateway.replace(/\/+$/, '')}${address}`, { signal: AbortSignal.timeout(TIMEOUT) })
    return { status: answer.status, body: await answer.json().catch(() => null) }
  }
