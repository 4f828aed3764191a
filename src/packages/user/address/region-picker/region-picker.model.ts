import { makeAutoObservable } from 'mobx'
import { cities, districts, provinces, type Region } from '@/api/address'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'

/** Province, city, district. */
export const REGION_STEPS = ['province', 'city', 'district'] as const
export type RegionStep = (typeof REGION_STEPS)[number]

/** The choice of an area, from the province down to the district. */
export class RegionPickerModel {
  open = false
  /** What is chosen, from the province on; the next step's list is that of the last one. */
  chosen: Region[] = []
  /** The step in view, from 0. */
  step = 0
  readonly options: Loadable<Region[]>

  constructor(
    private readonly deps: Pick<Services, 'client'>,
    private readonly onDone: (regions: Region[]) => void,
  ) {
    this.options = new Loadable(() => this.fetch())
    makeAutoObservable<this, 'deps' | 'onDone'>(
      this,
      { deps: false, onDone: false, options: false },
      { autoBind: true },
    )
  }

  /** Steps that can be gone to: those chosen, and the one after. */
  get steps(): RegionStep[] {
    return REGION_STEPS.slice(0, Math.min(this.chosen.length + 1, REGION_STEPS.length))
  }

  /** @param known the area as it is; empty for none. */
  show(known: Region[]): void {
    this.chosen = known
    this.open = true
    this.goTo(Math.max(0, known.length - 1))
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
    this.chosen = [...this.chosen.slice(0, this.step), region]
    if (this.chosen.length < REGION_STEPS.length) return this.goTo(this.step + 1)
    this.open = false
    this.onDone(this.chosen)
  }

  private fetch(): Promise<Region[]> {
    const { client } = this.deps
    const [province, city] = this.chosen
    if (this.step === 1) return client.call(cities, { provinceId: province.id }, { silent: true })
    if (this.step === 2) return client.call(districts, { cityId: city.id }, { silent: true })
    return client.call(provinces, {}, { silent: true })
  }
}
