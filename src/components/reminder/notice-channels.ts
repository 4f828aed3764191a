import { makeAutoObservable } from 'mobx'
import { noticeTemplates, type NoticeTemplates } from '@/api/message'
import { accountChannels, type NoticeChannel, type NoticeOccasion } from '@/domain/notice-channel'
import type { Resource } from '../screen/async-resource'
import type { ModelDeps } from '../screen/use-model'

/** How this buyer can be written to: by phone and address of the account, and by messages of the mini program's host. */
export class NoticeChannels {
  private readonly templates: Resource<NoticeTemplates>

  /** @param occasions what the screen registers buyers for: the host's templates are loaded before the tap */
  constructor(
    private readonly deps: Pick<ModelDeps, 'platform' | 'screen' | 'stores'>,
    occasions: readonly NoticeOccasion[],
  ) {
    const { platform, screen, stores } = deps
    this.templates = screen.query(
      noticeTemplates,
      { occasions },
      {
        staleTime: Infinity,
        options: { silent: true },
        when: () => platform.subscribeMessage.exists && stores.user.loggedIn,
      },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** What the buyer can choose from, the best first. */
  offered(occasion: NoticeOccasion): NoticeChannel[] {
    return [...(this.templateOf(occasion) ? (['SUBSCRIBE_MESSAGE'] as const) : []), ...this.ofAccount]
  }

  /**
   * The best channel to register with, in the tap that registers: the host asks for its message. Where the buyer refuses that, the
   * account's own; undefined where there is none.
   */
  async best(occasion: NoticeOccasion): Promise<NoticeChannel | undefined> {
    return (await this.permits(occasion, 'SUBSCRIBE_MESSAGE')) ? 'SUBSCRIBE_MESSAGE' : this.ofAccount[0]
  }

  /** Whether the buyer may be written to by this channel: in a tap, for the host asks for its own. */
  async permits(occasion: NoticeOccasion, channel: NoticeChannel): Promise<boolean> {
    if (channel !== 'SUBSCRIBE_MESSAGE') return true
    const template = this.templateOf(occasion)
    if (!template) return false
    // Nothing is awaited before this: the host opens its panel in the tap only.
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
