import { makeAutoObservable, runInAction } from 'mobx'
import { NoticeChannels } from '@/components/reminder/notice-channels'
import type { ModelDeps } from '@/components/screen/use-model'
import type { NoticeChannel } from '@/domain/notice-channel'

/** The reminder of the sale: on or off, and its channel. */
export class GrabReminder {
  readonly channels: NoticeChannels
  on = true
  /** null until it was decided: with the first save, or by the buyer. */
  private chosen: NoticeChannel | null = null

  constructor(private readonly deps: Pick<ModelDeps, 'platform' | 'screen' | 'stores'>) {
    this.channels = new NoticeChannels(deps, ['GRAB'])
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** A redeeming merchant offers no reminders (shell §1). */
  get offered(): boolean {
    return !this.deps.stores.shop.redeems
  }

  /** How the buyer will be reminded; null where the account has neither phone nor address. */
  get channel(): NoticeChannel | null {
    return this.chosen ?? this.channels.offered('GRAB')[0] ?? null
  }

  /** For the draft. */
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

  /** Decides the channel once. Runs in the tap that saves, because a mini program's host requests permission there. */
  async decide(): Promise<void> {
    if (!this.offered || !this.on || this.chosen) return
    const channel = await this.channels.best('GRAB')
    runInAction(() => (this.chosen = channel ?? null))
  }
}
