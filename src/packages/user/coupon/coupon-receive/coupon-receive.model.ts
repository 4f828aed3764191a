import { makeAutoObservable } from 'mobx'
import { couponKind, type CouponKindDetail, ownCoupons } from '@/api/coupon'
import { CouponReceipt, SET_SEPARATOR } from '@/components/coupon/receive.model'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND, isMissing } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import type { RouteParams } from '@/router/table/table'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'navigate' | 'platform' | 'screen' | 'stores' | 'track'>

/** Maximum number of coupon kinds in an address. Further kinds are ignored. */
const MOST = 10

/** A kind of coupon in the offered set. */
export interface OfferedKind {
  kind: CouponKindDetail
  /** True if this buyer already has a coupon of this kind. */
  received: boolean
}

/** Model for receiving one kind of coupon, or a set of kinds, by one tap. */
export class CouponReceiveModel {
  readonly kinds: Resource<readonly OfferedKind[]>
  private readonly ids: readonly string[]
  private readonly receipt: CouponReceipt

  constructor(
    private readonly deps: Deps,
    { couponTemplateId = '', obtainType }: RouteParams<'coupon-receive'>,
  ) {
    this.ids = [...new Set(couponTemplateId.split(SET_SEPARATOR).filter(Boolean))].slice(0, MOST)
    this.kinds = deps.screen.resource(() => this.load(), { perUser: true, when: () => this.ids.length > 0 })
    this.receipt = new CouponReceipt(deps, {
      isMine: (id) => this.ids.includes(id),
      obtainType,
      onDone: () => this.kinds.load(),
    })
    makeAutoObservable<this, 'receipt'>(this, { receipt: false }, { autoBind: true, deep: false })
  }

  get isEmpty(): boolean {
    return this.ids.length === 0
  }

  isReceived({ kind, received }: OfferedKind): boolean {
    return received || this.receipt.has(kind.couponTemplateId)
  }

  refusalOf({ kind }: OfferedKind): string | undefined {
    return this.receipt.refusalOf(kind.couponTemplateId)
  }

  /** Kinds of coupons that the next tap receives. */
  get open(): readonly OfferedKind[] {
    return (this.kinds.value ?? []).filter(
      (offered) => offered.kind.obtainState === 'OPEN' && !this.isReceived(offered),
    )
  }

  receive(): Promise<void> {
    return this.receipt.receive(this.open.map(({ kind }) => kind))
  }

  private async load(): Promise<readonly OfferedKind[]> {
    const found = await Promise.all(this.ids.map((id) => this.loadKind(id)))
    return found.filter((offered) => offered !== null)
  }

  private async loadKind(couponTemplateId: string): Promise<OfferedKind | null> {
    const { client, stores } = this.deps
    try {
      const [kind, own] = await Promise.all([
        client.call(couponKind, { couponTemplateId }, HANDLES_NOT_FOUND),
        stores.user.loggedIn ? client.call(ownCoupons, { couponTemplateId, offset: 0, length: 1 }) : null,
      ])
      return { kind, received: own !== null && own.items.length > 0 }
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
}
