import { makeAutoObservable } from 'mobx'
import { type Layout, layouts, type VenueBrief } from '@/api/layout'
import { defaultPolicies, type PolicyBrief } from '@/api/shop'
import { type Resource, statusOf } from '@/components/screen/async-resource'
import type { SharedResource } from '@/components/screen/shared-resource'
import type { ModelDeps } from '@/components/screen/use-model'

/** Venues and policies of the merchant. */
export interface ShopFacts {
  policies: PolicyBrief[]
  venues: VenueBrief[]
}

/** Milliseconds. */
const STALE_TIME = 60_000

/** The merchant's own page. */
export class ShopModel {
  private readonly policies: SharedResource<PolicyBrief[]>
  private readonly layout: SharedResource<Layout>

  constructor({ screen, stores }: Pick<ModelDeps, 'screen' | 'stores'>) {
    const rules = { staleTime: STALE_TIME, options: { silent: true } }
    this.policies = screen.query(defaultPolicies, {}, rules)
    this.layout = screen.query(layouts, () => ({ page: 'HOME' as const, cityId: stores.shop.cityId }), rules)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Both parts together. Each part may be missing by itself; only when none came has the page failed. */
  get facts(): Pick<Resource<ShopFacts>, 'value' | 'error' | 'status' | 'load'> {
    const { policies, layout } = this
    const value = [policies, layout].every(({ status }) => status === 'ready' || status === 'failed')
      ? this.known
      : null
    const error = value ? null : (policies.error ?? layout.error)
    const pending = policies.pending || layout.pending
    return { value, error, status: statusOf({ value, error, pending }), load: this.load }
  }

  async load(): Promise<boolean> {
    const fresh = await Promise.all([this.policies.load(), this.layout.load()])
    return fresh.every(Boolean)
  }

  private get known(): ShopFacts | null {
    const { policies, layout } = this
    if (!policies.value && !layout.value) return null
    const components = layout.value?.components ?? []
    return {
      policies: policies.value ?? [],
      venues: components.flatMap((component) => (component.type === 'HOT_VENUE' ? component.venues : [])),
    }
  }
}
