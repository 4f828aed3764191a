import { makeAutoObservable } from 'mobx'
import type { NoticeTemplates } from '@/api/message'
import { accountChannels, type NoticeChannel, type NoticeOccasion } from '@/domain/notice-channel'
import type { Resource } from '../screen/async-resource'
import type { ModelDeps } from '../screen/use-model'
import { hostTemplates } from './host-templates'

/**
 * Notification channels of the buyer: the account's phone number and e-mail address, and messages of the mini program's
 * host.
 */
export class NoticeChannels {
  private readonly templates: Resource<NoticeTemplates>

  /**
   * @param occasions occasions of notification on this screen. Their host templates are loaded before the buyer's tap.
   */
  constructor(
    private readonly deps: Pick<ModelDeps, 'platform' | 'screen' | 'stores'>,
    occasions: readonly NoticeOccasion[],
  ) {
    this.templates = hostTemplates(deps, occasions)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Returns the available channels, the best first. */
  offered(occasion: NoticeOccasion): NoticeChannel[] {
    return [...(this.templateOf(occasion) ? (['SUBSCRIBE_MESSAGE'] as const) : []), ...this.ofAccount]
  }

  /**
   * Returns the best channel. Call it in the tap handler, because the host prompts for permission to send messages. If
   * the buyer refuses, returns the account's own channel, or undefined if the account has no channel.
   */
  async best(occasion: NoticeOccasion): Promise<NoticeChannel | undefined> {
    return (await this.permits(occasion, 'SUBSCRIBE_MESSAGE')) ? 'SUBSCRIBE_MESSAGE' : this.ofAccount[0]
  }

  /**
   * Returns true if the buyer permits this channel. Call it in the tap handler, because the host prompts for its own
   * channel.
   */
  async permits(occasion: NoticeOccasion, channel: NoticeChannel): Promise<boolean> {
    if (channel !== 'SUBSCRIBE_MESSAGE') return true
    const template = this.templateOf(occasion)
    if (!template) return false
    // No `await` may precede this call: the host opens its panel only within the tap handler.
    const { kind } = await this.deps.platform.subscribeMessage.request([template])
    return kind === 'accepted'
  }

  private get ofAccount(): NoticeChannel[] {
    return accountChannels(this.deps.stores.user)
  }

  private templateOf(occasion: NoticeOccasion): string | undefined {
    if (!this.deps.stores.user.loggedIn) return undefined
    return this.templates.value?.templates.find((template) => template.occasion === occasion)?.templateId
  }
}
