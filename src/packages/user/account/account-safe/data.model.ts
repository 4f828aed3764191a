import { makeAutoObservable } from 'mobx'
import { accountData } from '@/api/account'
import type { ModelDeps } from '@/components/screen/use-model'
import { toastText } from '../account-messages'
import { ProofModel } from '../proof/proof.model'

/** Replaces the colons of ISO dates, because some devices do not allow colons in file names. */
const fileName = (exportedAt: string): string => `foyer-${exportedAt.replace(/\D/g, '').slice(0, 14)}.json`

/** Model that exports all data of the account after the buyer enters a verification code. */
export class DataModel {
  open = false
  readonly proof: ProofModel

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'stores'>) {
    this.proof = new ProofModel(deps, { purpose: 'DATA', done: (proof) => this.download(proof) })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  show(): void {
    this.proof.restart()
    this.open = true
  }

  hide(): void {
    this.open = false
  }

  private async download(proof: string): Promise<void> {
    const { client } = this.deps
    const { exportedAt, json } = await client.call(accountData, { proof }, { inlineErrors: true })
    this.hide()
    const outcome = await this.save(fileName(exportedAt), json)
    toastText(this.deps, `safe.${outcome}`)
  }

  /** Saves a file if the host supports files, else copies the text to the clipboard. */
  private async save(name: string, text: string): Promise<'downloaded' | 'shared' | 'copied' | 'notSaved'> {
    const { clipboard, saveText } = this.deps.platform
    const file = await saveText(name, text)
    if (file.kind === 'saved') return 'downloaded'
    if (file.kind === 'shared') return 'shared'
    return (await clipboard.copy(text)).kind === 'done' ? 'copied' : 'notSaved'
  }
}
