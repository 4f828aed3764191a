import { makeAutoObservable } from 'mobx'
import { closeAccount, type Closing, closing } from '@/api/account'
import { alertClosing } from '@/components/account/closing-alert'
import { logOutAtMine } from '@/components/account/log-out-at-mine'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { askText } from '../account-messages'
import { ProofModel } from '../proof/proof.model'

/** Model of closing the account: the obstacles, the losses, and the code that confirms the closing. */
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
    const sure = await askText(this.deps, {
      title: 'close.ask',
      content: 'close.askNote',
      confirm: 'close.apply',
      cancel: 'close.stay',
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
    const { client } = this.deps
    let closeAt: number
    try {
      closeAt = (await client.call(closeAccount, { proof }, { inlineErrors: true })).closeAt
    } catch (error) {
      // Another device may have created an order in the meantime.
      void this.closing.load()
      throw error
    }
    this.hide()
    await logOutAtMine(this.deps)
    await alertClosing(this.deps, closeAt)
  }
}
