import { orderNotice } from '@/api/message'
import type { ModelDeps } from '../screen/use-model'
import { NoticeChannels } from './notice-channels'

/** News of an order after its sale by a message of the mini program's host; elsewhere they come by the account's own channels. */
export class OrderNotices {
  private readonly channels: NoticeChannels

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'platform' | 'screen' | 'stores'>) {
    this.channels = new NoticeChannels(deps, ['AFTER_SALE'])
  }

  /**
   * In the tap that asks for something whose outcome comes later: the host asks for its message. Never rejects, and holds nothing up:
   * who refuses it is written to otherwise.
   */
  async offer(orderId: string): Promise<void> {
    const remindType = 'SUBSCRIBE_MESSAGE'
    if (!(await this.channels.permits('AFTER_SALE', remindType))) return
    void this.deps.client.call(orderNotice, { orderId, remindType }, { silent: true }).catch(() => undefined)
  }
}
