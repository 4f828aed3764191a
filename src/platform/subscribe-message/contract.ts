import type { Refused } from '../outcome'

/**
 * The buyer's answer.
 * - `accepted`: these templates, one message each.
 * - `rejected`: all of them.
 * - `banned`: the host has banned the merchant's templates.
 */
export type SubscribeAnswer = { kind: 'accepted'; ids: string[] } | { kind: 'rejected' } | { kind: 'banned' } | Refused

export interface SubscribeMessage {
  /** True if this host has subscribe messages, with templates that are loaded before the tap. */
  readonly exists: boolean
  /**
   * Requests permission to send messages by these templates, up to `MAX_TEMPLATES`; further ones are left out. Hosts
   * open their panel in a tap only, so call it before any await.
   */
  request(templateIds: readonly string[]): Promise<SubscribeAnswer>
}

/** Maximum templates of one request, on WeChat and on Alipay. */
export const MAX_TEMPLATES = 3
