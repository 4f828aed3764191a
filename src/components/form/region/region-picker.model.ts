import { makeAutoObservable } from 'mobx'
import { cities, districts, provinces, type Region } from '@/api/address'
import type { AsyncResource } from '../../screen/async-resource'
import type { ModelDeps } from '../../screen/use-model'

/** Steps of the region picker. */
export const REGION_STEPS = ['province', 'city', 'district'] as const
export type RegionStep = (typeof REGION_STEPS)[number]

/** Model of the region picker, in which the buyer selects a province, then a city, then a district. */
export class RegionPickerModel {
  open = false
  /** Selected regions, province first. The next step lists the children of the last selected region. */
  chosen: readonly Region[] = []
  /** Index of the visible step, from 0. */
  step = 0
  readonly options: AsyncResource<Region[]>

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'screen'>,
    private readonly onDone: (regions: Region[]) => void,
  ) {
    this.options = deps.screen.resource(() => this.fetch(), { manual: true })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Steps that the buyer can open: steps with a selection, and the next step. */
  get steps(): RegionStep[] {
    return REGION_STEPS.slice(0, Math.min(this.chosen.length + 1, REGION_STEPS.length))
  }

  /** @param regions the current region; empty without a region */
  show(regions: readonly Region[]): void {
    this.chosen = regions
    this.open = true
    this.goTo(Math.max(0, regions.length - 1))
  }

  hide(): void {
    this.open = false
  }

  goTo(step: number): void {
    this.step = step
    this.options.reset()
    void this.options.load()
  }

  choose(region: Region): void {
    const chosen = [...this.chosen.slice(0, this.step), region]
    this.chosen = chosen
    if (chosen.length < REGION_STEPS.length) return this.goTo(this.step + 1)
    this.open = false
    this.onDone(chosen)
  }

  private fetch(): Promise<Region[]> {
    const { client } = this.deps
    const [province, city] = this.chosen
    if (this.step === 1) return client.call(cities, { provinceId: province.id }, { silent: true })
    if (this.step === 2) return client.call(districts, { cityId: city.id }, { silent: true })
    return client.call(provinces, {}, { silent: true })
  }
}
