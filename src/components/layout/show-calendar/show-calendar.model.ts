import { makeAutoObservable, runInAction } from 'mobx'
import { searchShows } from '@/api/search'
import type { ShowCard } from '@/api/show-card'
import type { Services } from '../../services'

/** Maximum shows in a day's row; the list contains all of them. */
const MAX_SHOWS = 10

/** Model of the calendar on the home page: the selected day and its shows. */
export class ShowCalendarModel {
  /** Local date `yyyy-MM-dd`; null shows the first shows of any day. */
  day: string | null = null
  /** Shows of the selected day; null while they load. */
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

  /** Ignores the response if another day has been selected since. */
  private settle(day: string, change: () => void): void {
    runInAction(() => day === this.day && change())
  }
}
