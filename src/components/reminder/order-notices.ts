import { orderNotice } from '@/api/message'
import type { ModelDeps } from '../screen/use-model'
import { NoticeChannels } from './notice-channels'

/** Updates of an order by a message of the mini program's host; elsewhere by the account's own channels. */
export class OrderNotices {
  private readonly channels: NoticeChannels

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'platform' | 'screen' | 'stores'>) {
    this.channels = new NoticeChannels(deps, ['AFTER_SALE'])
  }

  /** Prompts for the host's message, in the tap of an action with a later outcome. Never rejects and delays nothing. */
  async offer(orderId: string): Promise<void> {
    const remindType = 'SUBSCRIBE_MESSAGE'
    if (!(await this.channels.permits('AFTER_SALE', remindType))) return
    void this.deps.client.call(orderNotice, { orderId, remindType }, { silent: true }).catch(() => undefined)
  }
}
