import type { Refused } from '../outcome'

/**
 * Result of the prompt.
 * - `accepted`: the host permits one message for each of these templates.
 * - `rejected`: the buyer rejected all templates.
 * - `banned`: the host has banned the merchant's templates.
 */
export type SubscribeAnswer = { kind: 'accepted'; ids: string[] } | { kind: 'rejected' } | { kind: 'banned' } | Refused

export interface SubscribeMessage {
  /** True if this host has subscribe messages. Load their templates before the tap that requests the permission. */
  readonly exists: boolean
  /**
   * Requests permission to send messages with these templates. Templates after the first `MAX_TEMPLATES` are ignored.
   * Hosts open their panel only during a tap, so call this function before any `await`.
   */
  request(templateIds: readonly string[]): Promise<SubscribeAnswer>
}

/** Maximum number of templates per request, on WeChat and on Alipay. */
export const MAX_TEMPLATES = 3
