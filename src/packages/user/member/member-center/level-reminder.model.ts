import { makeAutoObservable } from 'mobx'
import { levelTemplates, type LevelTemplates, subscribeLevel } from '@/api/member'
import type { Resource } from '@/components/screen/async-resource'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'

type Deps = Pick<ModelDeps, 'client' | 'dialogs' | 'platform' | 'screen' | 'stores'>

/** Model of the host's message before the level ends. Hosts without subscribe messages load nothing. */
export class LevelReminderModel {
  private readonly templates: Resource<LevelTemplates>

  constructor(private readonly deps: Deps) {
    const { platform, screen, stores } = deps
    // Loads the message templates for the host's prompt before the tap.
    this.templates = screen.query(
      levelTemplates,
      {},
      { options: { silent: true }, when: () => platform.subscribeMessage.exists && stores.user.loggedIn },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** `NONE` if the host sends no such message to this account. */
  get state(): 'NONE' | 'OFFERED' | 'SUBSCRIBED' {
    const { subscribed = false, templateIds = [] } = this.templates.value ?? {}
    if (subscribed) return 'SUBSCRIBED'
    return templateIds.length > 0 ? 'OFFERED' : 'NONE'
  }

  /** Requests the permission. Must be called in a tap handler, because the host opens its prompt only during the tap. */
  async subscribe(): Promise<void> {
    const { client, dialogs, platform, stores } = this.deps
    // No `await` may precede this call.
    const answer = await platform.subscribeMessage.request(this.templates.value?.templateIds ?? [])
    if (answer.kind !== 'accepted') return
    try {
      await client.call(subscribeLevel, { templateIds: answer.ids, openId: stores.user.openId })
      await this.templates.load()
    } catch (error) {
      toastFailure(dialogs, error)
    }
  }
}
