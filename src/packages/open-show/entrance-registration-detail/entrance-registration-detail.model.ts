import { makeAutoObservable, runInAction } from 'mobx'
import { createEntranceLink, type EntrancePerson, type EntranceVisit, entranceDetail } from '@/api/entrance'
import { formDefinition } from '@/api/form'
import type { Resource } from '@/components/screen/async-resource'
import { copyText } from '@/components/screen/copy-text'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { alertFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { addressToShare } from '@/components/share/address-to-share'
import { type HostShareCard, homeCard, shareCard } from '@/components/share/share-card'
import { canSendEntrance } from '@/domain/entrance'
import type { Definition } from '@/domain/form-schema/definition'
import { confirmNewLink, shareTitle } from '../parts/entrance-questions'

/** Model of one visit: who has sent the form, and the links for the others. It also opens without a network. */
export class EntranceDetailModel {
  readonly visit: Resource<EntranceVisit>
  /** Form of the sent answers; never loads without answers. */
  readonly definition: Resource<Definition>
  /** Time of the stored copy, epoch ms; null for current data. */
  cachedAt: number | null = null
  /** The new link of a person; null if none was created, or its sheet was closed. */
  link: { person: EntrancePerson; token: string } | null = null

  constructor(
    private readonly deps: ModelDeps,
    private readonly entranceId: string,
  ) {
    this.visit = deps.screen.resource(this.read, { perUser: true })
    this.definition = deps.screen.query(formDefinition, () => this.visit.value?.form ?? { formId: '', version: 0 }, {
      when: () => this.visit.value?.people.some(({ answers }) => answers.length > 0) === true,
    })
    makeAutoObservable<this, 'read'>(this, { read: false }, { autoBind: true, deep: false })
  }

  /** True if the form of a person can be sent or changed. A stored copy allows neither. */
  canSend({ state }: EntrancePerson): boolean {
    const changeUntil = this.visit.value?.neededBy ?? 0
    return this.cachedAt === null && canSendEntrance({ state, changeUntil }, this.deps.clock.now())
  }

  /** Card for the share hook of a mini program; the home page's card without a new link. */
  get shareCard(): HostShareCard {
    const { stores } = this.deps
    if (!this.link) return homeCard(stores, '')
    return shareCard(stores, 'entrance-registration-form', { token: this.link.token }, { title: this.title })
  }

  /** True if sharing is permitted in this visit (shell §2). */
  get mayShare(): boolean {
    return !this.deps.stores.session.forbidShare
  }

  /** Creates the link of a person. If there is one, the buyer confirms that it ends. Never rejects. */
  async createLink(person: EntrancePerson): Promise<void> {
    const { client, dialogs } = this.deps
    if (person.linkedAt !== null && !(await confirmNewLink(this.deps))) return
    try {
      const { entranceId } = person
      const { token } = await client.call(createEntranceLink, { entranceId }, { inlineErrors: true })
      runInAction(() => (this.link = { person, token }))
    } catch (error) {
      await alertFailure(dialogs, error)
    }
    await this.visit.load()
  }

  closeLink(): void {
    this.link = null
  }

  share() {
    return this.deps.platform.share.open({ title: this.title, url: this.address })
  }

  copyLink(): Promise<void> {
    return copyText(this.deps, this.address)
  }

  private get title(): string {
    return shareTitle(this.visit.value?.showName ?? '')
  }

  private get address(): string {
    const params = { token: this.link?.token ?? '' }
    return addressToShare({ name: 'entrance-registration-form', params }, this.deps.stores.session.shared)
  }

  private readonly read = async (): Promise<EntranceVisit> => {
    let cachedAt: number | null = null
    const onCached = (savedAt: number): void => void (cachedAt = savedAt)
    const { entranceId } = this
    const value = await this.deps.client.call(
      entranceDetail,
      { entranceId },
      { inlineErrors: true, onCached, ...HANDLES_NOT_FOUND },
    )
    runInAction(() => (this.cachedAt = cachedAt))
    return value
  }
}
