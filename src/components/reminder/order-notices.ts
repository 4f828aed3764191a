import { orderNotice } from '@/api/message'
import type { ModelDeps } from '../screen/use-model'
import { NoticeChannels } from './notice-channels'

/**
 * Registers the buyer for order updates by messages of the mini program's host. Other hosts use the account's own
 * channels without a prompt.
 */
export class OrderNotices {
  private readonly channels: NoticeChannels

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'platform' | 'screen' | 'stores'>) {
    this.channels = new NoticeChannels(deps, ['AFTER_SALE'])
  }

  /**
   * Prompts for permission to send host messages. Call it in the tap handler of an action whose outcome arrives later.
   * Never rejects. Does not wait for the gateway.
   */
  async offer(orderId: string): Promise<void> {
    const remindType = 'SUBSCRIBE_MESSAGE'
    if (!(await this.channels.permits('AFTER_SALE', remindType))) return
    void this.deps.client.call(orderNotice, { orderId, remindType }, { silent: true }).catch(() => undefined)
  }
}
