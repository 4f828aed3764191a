import { makeAutoObservable } from 'mobx'
import type { SeatPlan } from '@/api/session'
import type { ShowDynamic } from '@/api/show'
import { showMemberPrice, type ShownMemberPrice, shownMemberPrice } from '@/components/show/member-prices'
import type { Services } from '@/components/services'
import type { ShownPrice } from '@/domain/price'
import { memberPrice, type MemberRate, type PricedUnit, ratesOfShow } from '@/domain/show/member-price'
import { unitOf } from './plan-price'

/** Parts of a show's sale that determine the member prices. */
interface PricedSale {
  dynamic: { value: ShowDynamic | null }
  params: { showId: string }
  selection: { session: { bizShowSessionId: string } | null }
  /** The lowest public price; null while unknown. */
  priceFrom: ShownPrice | null
  /** Returns the public price of a tier. */
  priceOf: (plan: SeatPlan) => ShownPrice
}

const NONE = { discountPrivilegeIds: [], levelRate: null }

/** Member prices that are shown beside the public prices of a show. */
export class SaleMemberPrices {
  constructor(
    private readonly stores: Pick<Services['stores'], 'shop' | 'userFacts'>,
    private readonly sale: PricedSale,
  ) {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Rates of the buyer for tickets of the show. */
  get rates(): readonly MemberRate[] {
    return ratesOfShow(this.stores.userFacts.rates, this.sale.dynamic.value ?? NONE)
  }

  /** The selected session, to which a rate may be limited. */
  get session(): Pick<PricedUnit, 'showId' | 'sessionId'> {
    const { params, selection } = this.sale
    return { showId: params.showId, sessionId: selection.session?.bizShowSessionId ?? '' }
  }

  /** The member price beside the lowest price of the show. */
  get from(): ShownMemberPrice {
    const { dynamic, priceFrom } = this.sale
    if (!dynamic.value || !priceFrom) return { price: null, reserved: false }
    return showMemberPrice(this.stores, dynamic.value, priceFrom)
  }

  /** Returns the member price beside the public price of a tier. */
  of(plan: SeatPlan): ShownMemberPrice {
    const shown = this.sale.priceOf(plan)
    const unit = unitOf(plan, this.session)
    const own = memberPrice(shown, unit, this.rates)
    return shownMemberPrice(this.stores, this.sale.dynamic.value ?? NONE, { own, shown, amount: unit.price })
  }
}
