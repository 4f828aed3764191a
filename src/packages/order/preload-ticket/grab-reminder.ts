import { makeAutoObservable, runInAction } from 'mobx'
import { NoticeChannels } from '@/components/reminder/notice-channels'
import type { ModelDeps } from '@/components/screen/use-model'
import type { NoticeChannel } from '@/domain/notice-channel'

/** The reminder of the sale: whether it is on, and its channel. */
export class GrabReminder {
  readonly channels: NoticeChannels
  on = true
  /** Channel that the buyer or the first save chose; null until then. */
  private chosen: NoticeChannel | null = null

  constructor(private readonly deps: Pick<ModelDeps, 'platform' | 'screen' | 'stores'>) {
    this.channels = new NoticeChannels(deps, ['GRAB'])
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** True if the shop offers a reminder. A merchant in redemption mode offers none (shell §1). */
  get offered(): boolean {
    return !this.deps.stores.shop.redeems
  }

  /** Channel of the reminder; null if the account has neither a phone nor an e-mail address. */
  get channel(): NoticeChannel | null {
    return this.chosen ?? this.channels.offered('GRAB')[0] ?? null
  }

  /** Fields of the draft that belong to the reminder. */
  get draft(): { remind: boolean; remindType?: NoticeChannel } {
    const remind = this.offered && this.on
    return { remind, ...(remind && this.chosen && { remindType: this.chosen }) }
  }

  set(on: boolean): void {
    this.on = on
  }

  choose(channel: NoticeChannel): void {
    this.chosen = channel
  }

  restore(remind: boolean, channel: NoticeChannel | null | undefined): void {
    this.on = remind
    this.chosen = channel ?? null
  }

  /**
   * Chooses the channel once. Must be called in the handler of the tap that saves, because only then can the host of a
   * mini program request permission.
   */
  async decide(): Promise<void> {
    if (!this.offered || !this.on || this.chosen) return
    const channel = await this.channels.best('GRAB')
    runInAction(() => (this.chosen = channel ?? null))
  }
}
