import { makeAutoObservable, runInAction } from 'mobx'
import { deletePlate, disputePlate, type Plate, plates, provePlate, savePlate } from '@/api/parking'
import type { Resource } from '@/components/screen/async-resource'
import { failureSentence, toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { enterText, type PlateDraft } from '@/domain/plate/edit'
import { isPlate, normalPlate, type PlateArea } from '@/domain/plate/plate'

/** Maximum number of plates of an account (decision 121). */
const MOST_PLATES = 5

const EMPTY: PlateDraft = { text: '', at: 0 }

/** Model of the buyer's plates, and of the form that saves another one. */
export class PlatesModel {
  readonly list: Resource<Plate[]>
  /** The plate that is being typed; null while the form is closed. */
  draft: PlateDraft | null = null
  area: PlateArea = 'MAINLAND'
  /** Problem of the typed plate, as a sentence, or ''. */
  problem = ''
  /** Id of the plate that the buyer has selected; '' before a selection. */
  plateId = ''

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'dialogs' | 'screen'>,
    /** Plate number that is selected first. */
    private readonly first: string | undefined,
  ) {
    this.list = deps.screen.query(plates, {})
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The selected plate; null without plates. */
  get plate(): Plate | null {
    const all = this.list.value ?? []
    const named = this.first && normalPlate(this.first)
    const chosen = all.find(({ plateId }) => plateId === this.plateId)
    return chosen ?? all.find(({ plateNo }) => plateNo === named) ?? all[0] ?? null
  }

  get canAdd(): boolean {
    return (this.list.value?.length ?? MOST_PLATES) < MOST_PLATES
  }

  get canSave(): boolean {
    return this.draft !== null && isPlate(this.draft.text, this.area)
  }

  choose(plateId: string): void {
    this.plateId = plateId
  }

  startAdding(): void {
    this.draft = EMPTY
    this.problem = ''
  }

  stopAdding(): void {
    this.draft = null
    this.problem = ''
  }

  setArea(area: PlateArea): void {
    this.area = area
    this.type(enterText(this.draft?.text ?? '', area))
  }

  type(draft: PlateDraft): void {
    this.draft = draft
    this.problem = ''
  }

  /** Saves the typed plate and selects it. Never rejects. */
  async save(): Promise<void> {
    if (!this.canSave || !this.draft) return
    const { client } = this.deps
    try {
      const plate = await client.call(savePlate, { plateNo: this.draft.text, area: this.area }, { inlineErrors: true })
      const others = (this.list.value ?? []).filter(({ plateId }) => plateId !== plate.plateId)
      runInAction(() => {
        this.list.put([plate, ...others])
        this.stopAdding()
        this.choose(plate.plateId)
      })
    } catch (error) {
      runInAction(() => (this.problem = failureSentence(error)))
    }
  }

  /** Deletes a plate after a confirmation. Never rejects. @param question the question's texts */
  async remove({ plateId }: Plate, question: { title: string; content: string; confirmText: string }): Promise<void> {
    const { client, dialogs } = this.deps
    if (!(await dialogs.confirm({ ...question, tone: 'danger' }))) return
    try {
      await client.call(deletePlate, { plateId })
      runInAction(() => this.list.put((this.list.value ?? []).filter((plate) => plate.plateId !== plateId)))
    } catch (error) {
      toastFailure(dialogs, error)
    }
  }

  /**
   * Disputes the use of a plate by other accounts after a confirmation. Never rejects.
   * @param question the question's texts
   */
  async dispute({ plateId }: Plate, question: { title: string; content: string; confirmText: string }): Promise<void> {
    const { client, dialogs } = this.deps
    if (!(await dialogs.confirm({ ...question, tone: 'danger' }))) return
    try {
      await client.call(disputePlate, { plateId })
      // The dispute can also change the proof of this account.
      await this.list.load()
    } catch (error) {
      toastFailure(dialogs, error)
    }
  }

  /** Proves a plate by the code of its entry ticket. Rejects when the gateway refuses the code. */
  async prove({ plateId }: Plate, entryCode: string): Promise<void> {
    const proven = await this.deps.client.call(provePlate, { plateId, entryCode }, { inlineErrors: true })
    runInAction(() => this.list.put((this.list.value ?? []).map((each) => (each.plateId === plateId ? proven : each))))
  }
}
