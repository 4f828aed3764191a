import { makeAutoObservable, observable, runInAction } from 'mobx'
import { subscribeShow, unsubscribeShow } from '@/api/show'
import type { Services } from '../../services'

/** Reminders of sales that this buyer asked for here. */
export class SaleReminders {
  private readonly asked = observable.set<string>()

  constructor(private readonly deps: Pick<Services, 'client' | 'navigate' | 'stores'>) {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  has(showId: string): boolean {
    return this.deps.stores.user.loggedIn && this.asked.has(showId)
  }

  /** A visitor logs in first; it continues by itself after that. A refusal is shown by the client. */
  async remind(showId: string): Promise<void> {
    const { client, navigate, stores } = this.deps
    if (!stores.user.loggedIn) return navigate.openLogin(() => this.remind(showId))
    await client.call(subscribeShow, { showId, remindType: 'SALE_REMIND', subscribeTargetType: 'SHOW' })
    runInAction(() => void this.asked.add(showId))
  }

  /** Takes a reminder back. A refusal is shown by the client. */
  async forget(showId: string): Promise<void> {
    const reminder = { showId, remindType: 'SALE_REMIND', subscribeTargetType: 'SHOW' } as const
    await this.deps.client.call(unsubscribeShow, reminder)
    runInAction(() => void this.asked.delete(showId))
  }
}
