import { makeAutoObservable, runInAction } from 'mobx'
import { searchShows } from '@/api/search'
import type { ShowCard } from '@/api/show-card'
import type { Services } from '../../services'

/** Shows that a day's row holds; the list has the others. */
const MAX_SHOWS = 10

/** The day chosen on home's calendar and its shows. */
export class ShowCalendarModel {
  /** Local date `yyyy-MM-dd`; null shows what comes first, whatever the day. */
  day: string | null = null
  /** Shows of the chosen day; null as long as they are on their way. */
  shows: readonly ShowCard[] | null = null
  failed = false

  constructor(private readonly deps: Pick<Services, 'client' | 'stores'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Shows a day; choosing the selected day again returns to the default list. */
  async choose(day: string): Promise<void> {
    this.day = day === this.day ? null : day
    this.shows = null
    this.failed = false
    if (this.day) await this.load(this.day)
  }

  async retry(): Promise<void> {
    this.failed = false
    if (this.day) await this.load(this.day)
  }

  private async load(day: string): Promise<void> {
    const { client, stores } = this.deps
    const pageType = 'CALENDAR' as const
    const requested = {
      pageType,
      startDate: day,
      endDate: day,
      cityId: stores.city.cityId,
      offset: 0,
      length: MAX_SHOWS,
    }
    try {
      const { items } = await client.call(searchShows, requested)
      this.settle(day, () => (this.shows = items))
    } catch {
      this.settle(day, () => (this.failed = true))
    }
  }

  /** Another day may have been chosen in the meantime. */
  private settle(day: string, change: () => void): void {
    runInAction(() => day === this.day && change())
  }
}
