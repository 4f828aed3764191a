import { makeAutoObservable } from 'mobx'
import { type Combo, comboDetail } from '@/api/combo'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { reloadAt } from '@/components/screen/reload-at'
import type { ModelDeps } from '@/components/screen/use-model'
import { cheapestSet } from '@/domain/combo/cheapest'
import { type ComboSums, comboShares, sumsOf } from '@/domain/combo/shares'
import type { RouteParams } from '@/router/table/table'
import { buyableFacts, comboFacts } from '../parts/combo-facts'

/** Number of sets from which the screen shows how many are left. */
const FEW = 3
/** Minutes before the sale at which the calendar reminds. */
const ALARM = 10

/** State of a combo for its reader. FEW: on sale, and few sets are left. */
export type DetailState = Combo['state'] | 'FEW'

/** Model of a combo's page. */
export class TicketPackageDetailModel {
  readonly combo: Resource<Combo>

  constructor(
    private readonly deps: Pick<ModelDeps, 'clock' | 'platform' | 'screen'>,
    { promotionId, grantorMerchantId }: RouteParams<'ticket-package-detail'>,
  ) {
    const params = { id: promotionId, ...(grantorMerchantId && { grantorMerchantId }) }
    this.combo = deps.screen.query(comboDetail, params, { options: HANDLES_NOT_FOUND })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    reloadAt(deps, this.combo, ({ saleTime, saleEnd }) => [saleTime, saleEnd])
  }

  get state(): DetailState {
    const { state = 'OVER', remaining = null } = this.combo.value ?? {}
    return state === 'ON_SALE' && remaining !== null && remaining <= FEW ? 'FEW' : state
  }

  get isOnSale(): boolean {
    return this.state === 'ON_SALE' || this.state === 'FEW'
  }

  /** Sums of the cheapest set, fen; null without tiers. */
  get lowest(): ComboSums | null {
    const { value } = this.combo
    if (!value) return null
    const facts = this.isOnSale ? buyableFacts(value) : comboFacts(value)
    const items = cheapestSet(facts)
    return items && sumsOf(comboShares(facts, items))
  }

  /** Adds the start of the sale to the calendar. */
  remind() {
    const { value } = this.combo
    if (!value) return null
    const { promotionId, title, saleTime, utcOffset } = value
    return this.deps.platform.addToCalendar({
      ...{ id: `combo-${promotionId}`, title, startsAt: saleTime, endsAt: saleTime, utcOffset, location: '' },
      alarmMinutes: ALARM,
    })
  }
}
