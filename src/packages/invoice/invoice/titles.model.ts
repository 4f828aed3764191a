import { makeAutoObservable } from 'mobx'
import {
  createInvoiceTitle,
  deleteInvoiceTitle,
  type InvoiceTitle,
  type InvoiceTitleDraft,
  invoiceTitles,
  type RejectedInvoice,
  updateInvoiceTitle,
} from '@/api/invoice'
import { FormModel } from '@/components/form/form-model'
import { runDelete } from '@/components/form/record-actions'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { invoiceTexts } from '@/locales/namespaces/invoice'
import { confirmDeleteTitle } from '../parts/invoice-questions'
import { isSameTitle, NEW_TITLE, titleSchema, valuesOf } from './title-rules'

const INLINE = { inlineErrors: true } as const

const titleForm = (stored: InvoiceTitle | null, submit: (draft: InvoiceTitleDraft) => Promise<unknown>) =>
  new FormModel({
    texts: invoiceTexts,
    initial: stored ? valuesOf(stored) : NEW_TITLE,
    schema: titleSchema,
    rechecks: (changed) => changed === 'invoiceTitleType' && 'taxpayerId',
    submit,
  })
export type TitleFormModel = ReturnType<typeof titleForm>

/** Model of the sheet in which the buyer chooses, adds, edits and deletes invoice titles. */
export class TitlesModel {
  readonly list: Resource<InvoiceTitle[]>
  /** True while the sheet is open. */
  opened = false
  /**
   * The open form and the stored title that it edits (null for a new title). The value is null while the sheet lists
   * the titles.
   */
  editing: { form: TitleFormModel; stored: InvoiceTitle | null } | null = null

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'dialogs' | 'screen'>,
    /** Returns the id of the chosen title; '' if none is chosen. Observable. */
    private readonly chosenId: () => string,
    private readonly choose: (titleId: string) => void,
    /** Returns the last request if it was rejected because of its title; else null. Observable. */
    private readonly rejected: () => RejectedInvoice | null,
  ) {
    this.list = deps.screen.query(invoiceTitles, {})
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    deps.screen.reaction(() => this.list.value, this.keepChoice)
  }

  get chosen(): InvoiceTitle | null {
    return this.list.value?.find(({ titleId }) => titleId === this.chosenId()) ?? null
  }

  /** Returns true if the last request was rejected because of this title, and the title is unchanged since then. */
  isRejected(title: InvoiceTitle): boolean {
    const rejected = this.rejected()
    return rejected !== null && isSameTitle(title, rejected)
  }

  /**
   * Opens the sheet with the list of titles. If there are no titles, opens the form for a new one. If the chosen title
   * was rejected, opens the form of that title.
   */
  open(): void {
    this.opened = true
    if (this.list.value?.length === 0) this.edit(null)
    else if (this.chosen && this.isRejected(this.chosen)) this.edit(this.chosen)
  }

  close(): void {
    this.opened = false
    this.editing = null
  }

  pick(titleId: string): void {
    this.choose(titleId)
    this.close()
  }

  /** Opens the form of a title. @param stored null for a new title */
  edit(stored: InvoiceTitle | null): void {
    this.editing = { stored, form: titleForm(stored, (draft) => this.save(draft, stored)) }
  }

  async remove(): Promise<void> {
    const { client } = this.deps
    const { form, stored } = this.editing ?? {}
    if (!form || !stored) return
    if (!(await confirmDeleteTitle(this.deps))) return
    const call = () => client.call(deleteInvoiceTitle, { titleId: stored.titleId }, INLINE)
    await runDelete(form, call, async () => {
      await this.list.load()
      this.showList()
    })
  }

  private async save(draft: InvoiceTitleDraft, stored: InvoiceTitle | null): Promise<void> {
    const { client } = this.deps
    const { titleId } = stored
      ? await client.call(updateInvoiceTitle, { ...draft, titleId: stored.titleId }, INLINE)
      : await client.call(createInvoiceTitle, draft, INLINE)
    await this.list.load()
    this.pick(titleId)
  }

  /** Closes the form and shows the list of titles. */
  showList(): void {
    this.editing = null
  }

  /** Restores the choice after loading: the chosen title if it still exists, else the last used title. */
  private keepChoice(list: InvoiceTitle[] | null): void {
    if (!list || this.chosen) return
    this.choose(list[0]?.titleId ?? '')
  }
}
