import { makeAutoObservable } from 'mobx'
import { closeAccount, type Closing, closing } from '@/api/account'
import { logOutAtMine } from '@/components/account/log-out-at-mine'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { profileTexts } from '@/locales/namespaces/profile'
import { texts } from '@/locales/texts'
import { ProofModel } from '../proof/proof.model'

/** Closing the account: what is in the way, what is lost, and the code that makes it so. */
export class ConfirmUnregisteredModel {
  readonly closing: Resource<Closing>
  readonly proof: ProofModel
  proving = false

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'navigate' | 'screen' | 'stores'>,
  ) {
    this.closing = deps.screen.query(closing, {})
    this.proof = new ProofModel(deps, { purpose: 'CLOSE', done: (proof) => this.close(proof) })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  async confirm(): Promise<void> {
    const t = texts.translator(profileTexts)
    const sure = await this.deps.dialogs.confirm({
      title: t('close.ask'),
      content: t('close.askNote'),
      confirmText: t('close.apply'),
      cancelText: t('close.stay'),
      tone: 'danger',
    })
    if (sure) this.prove()
  }

  hide(): void {
    this.proving = false
  }

  private prove(): void {
    this.proof.restart()
    this.proving = true
  }

  private async close(proof: string): Promise<void> {
    const { client, dialogs } = this.deps
    const t = texts.translator(profileTexts)
    let closeAt: number
    try {
      closeAt = (await client.call(closeAccount, { proof }, { inlineErrors: true })).closeAt
    } catch (error) {
      // an order may have been made on another device
      void this.closing.load()
      throw error
    }
    this.hide()
    await logOutAtMine(this.deps)
    const date = formatTime(closeAt, SHOP_OFFSET, t('date.pattern.full'))
    await dialogs.alert({ title: t('close.doneTitle'), content: t('close.done', { date }) })
  }
}
