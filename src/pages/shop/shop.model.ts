import { makeAutoObservable, reaction } from 'mobx'
import { layouts, type VenueBrief } from '@/api/layout'
import { defaultPolicies, type PolicyBrief } from '@/api/shop'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'

/** What can be told of the merchant: where it plays, what it promises. */
export interface ShopFacts {
  policies: PolicyBrief[]
  venues: VenueBrief[]
}

/** The merchant's own page. */
export class ShopModel {
  readonly facts: Loadable<ShopFacts>
  private readonly disposeReaction: () => void

  constructor(private readonly deps: Pick<Services, 'client' | 'stores'>) {
    this.facts = new Loadable(() => this.fetch())
    makeAutoObservable<this, 'deps' | 'disposeReaction'>(
      this,
      { deps: false, disposeReaction: false },
      { autoBind: true },
    )
    this.disposeReaction = reaction(
      () => [deps.stores.shop.cityId, deps.stores.preferences.language].join(),
      () => void this.facts.load(),
    )
  }

  dispose(): void {
    this.disposeReaction()
  }

  /** Each part may be missing by itself; only when none came has the page failed. */
  private async fetch(): Promise<ShopFacts> {
    const { client, stores } = this.deps
    let failure: unknown = null
    const missing = (error: unknown): null => {
      failure = error
      return null
    }
    const [policies, layout] = await Promise.all([
      client.call(defaultPolicies, {}, { silent: true }).catch(missing),
      client.call(layouts, { page: 'HOME', cityId: stores.shop.cityId }, { silent: true }).catch(missing),
    ])
    if (!policies && !layout) throw failure
    const components = layout?.components ?? []
    return {
      policies: policies ?? [],
      venues: components.flatMap((component) => (component.type === 'HOT_VENUE' ? component.venues : [])),
    }
  }
}
