import type { Refused } from '../outcome'

/**
 * Result of the prompt.
 * - `accepted`: one message by each of these templates is permitted.
 * - `rejected`: the buyer rejected all templates.
 * - `banned`: the host has banned the merchant's templates.
 */
export type SubscribeAnswer = { kind: 'accepted'; ids: string[] } | { kind: 'rejected' } | { kind: 'banned' } | Refused

export interface SubscribeMessage {
  /** True if this host has subscribe messages. Their templates must be loaded before the tap. */
  readonly exists: boolean
  /**
   * Requests permission to send messages by these templates, up to `MAX_TEMPLATES`; further ones are left out. Hosts
   * open their panel in a tap only, so call it before any await.
   */
  request(templateIds: readonly string[]): Promise<SubscribeAnswer>
}

/** Maximum number of templates per request, on WeChat and on Alipay. */
export const MAX_TEMPLATES = 3
