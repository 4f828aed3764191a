import { makeAutoObservable } from 'mobx'
import { channelPromotion } from '@/api/show'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import type { Fen } from '@/domain/money'
import type { TicketSelection } from './ticket-selection'

type Offer = { title: string; cutAmount: Fen }

/**
 * Model of the discount that the buyer's sales channel gives on the selected tickets. If the discount fails to load,
 * it is hidden, because the checkout shows it too.
 */
export class ChannelSaving {
  private readonly answer: Resource<{ offer: Offer | null }>

  constructor({ screen, stores }: Pick<ModelDeps, 'screen' | 'stores'>, showId: string, choice: TicketSelection) {
    this.answer = screen.query(
      channelPromotion,
      () => ({ showId, seatPlanId: choice.plan?.seatPlanId ?? '', quantity: choice.quantity }),
      {
        options: { silent: true },
        when: () => stores.user.loggedIn && stores.session.channelId !== '' && choice.plan !== null,
      },
    )
    makeAutoObservable(this)
  }

  /**
   * The discount that the sales channel of this visit offers. Null if there is no discount, or while it is unknown.
   */
  get offer(): Offer | null {
    return this.answer.value?.offer ?? null
  }
}
