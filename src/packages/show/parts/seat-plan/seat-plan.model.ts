import { makeAutoObservable } from 'mobx'
import { seatSaleOf } from '@/api/seats'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { loadSeatMap } from '@/components/seat/house/seat-maps'
import type { LoadedPlan } from '@/components/seat/plan-picture/loaded-plan'
import { unpackRuns } from '@/domain/seat/packed'
import type { ShownPrice } from '@/domain/price'
import { tierColors } from '@/styles/tier-colors'
import { tierPrice } from '@/components/show/sale-prices'
import type { ShowSale } from '../../sale/show-sale'

/** An entry of the legend of colors. */
export interface PlanTier {
  id: string
  name: string
  color: string
  price: ShownPrice
}

const SILENT = { silent: true } as const

/**
 * Model of the seat plan as a picture that does not show availability. The plan loads when the visitor scrolls close
 * to it.
 */
export class SeatPlanModel {
  readonly plan: Resource<LoadedPlan>
  /** True while the large view is open. */
  open = false
  private isNear = false

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'stores' | 'screen'>,
    private readonly sale: ShowSale,
  ) {
    const { screen } = deps
    this.plan = screen.resource(() => this.fetch(), { staleTime: Infinity, manual: true })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(
      () => (this.isNear && this.shown ? this.sessionId : ''),
      (sessionId) => {
        if (sessionId) void this.plan.load()
      },
    )
  }

  /** True if a session is selected whose seats are chosen on a map. */
  get shown(): boolean {
    const { sale } = this
    return (
      sale.picksSeats && sale.seatChoice !== 'partner' && !sale.status.closed && !sale.soldAt && this.sessionId !== ''
    )
  }

  /** The tiers and their colors on the map. */
  get tiers(): PlanTier[] {
    const tiers = this.plan.value?.sale.tiers ?? []
    const colors = tierColors(
      tiers.map(({ color }) => color),
      this.deps.stores.preferences.theme,
    )
    const { dynamic } = this.sale
    const { priceHiding: hiding } = this.deps.stores.shop
    return tiers.map(({ seatPlanId, seatPlanName, originalPrice, salePrice }, tier) => ({
      id: seatPlanId,
      name: seatPlanName,
      color: colors[tier] ?? '',
      price: tierPrice(salePrice ?? originalPrice, dynamic.value, { tickets: 1, hiding }),
    }))
  }

  /** Id of the selected tier; '' if none is selected. */
  get tier(): string {
    return this.sale.selection.plan?.seatPlanId ?? ''
  }

  near(): void {
    this.isNear = true
  }

  setOpen(open: boolean): void {
    this.open = open
  }

  private get sessionId(): string {
    return this.sale.selection.session?.bizShowSessionId ?? ''
  }

  private async fetch(): Promise<LoadedPlan> {
    const { client, stores } = this.deps
    const { showId } = this.sale.params
    const sale = await client.call(seatSaleOf, { showId, sessionId: this.sessionId }, SILENT)
    const { mapId, version, rowTiers } = sale
    const map = await loadSeatMap(client, { mapId, version, language: stores.preferences.language })
    return { sale, house: { map, rowTier: unpackRuns(rowTiers, map.rows.length) } }
  }
}
