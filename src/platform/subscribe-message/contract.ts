import type { Refused } from '../outcome'

/**
 * What the buyer answered. `accepted`: to these templates, one message each; `rejected`: to none of them; `banned`: the host has
 * taken all of them from the merchant.
 */
export type SubscribeAnswer = { kind: 'accepted'; ids: string[] } | { kind: 'rejected' } | { kind: 'banned' } | Refused

export interface SubscribeMessage {
  /** Whether this host has subscribe messages: their templates are loaded before the tap. */
  readonly exists: boolean
  /**
   * Asks whether the merchant may write by these templates: at most `MAX_TEMPLATES`, further ones are left out. Hosts open their
   * panel in a tap only: call it before anything is awaited.
   */
  request(templateIds: readonly string[]): Promise<SubscribeAnswer>
}

/** Templates in one question, on WeChat and on Alipay. */
export const MAX_TEMPLATES = 3
