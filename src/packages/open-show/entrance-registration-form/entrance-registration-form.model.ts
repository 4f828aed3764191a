import { makeAutoObservable, runInAction } from 'mobx'
import { formDefinition } from '@/api/form'
import type { DefinitionFormOptions } from '@/components/form/definition/options'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { canSendEntrance, ENTRANCE_PERSON } from '@/domain/entrance'
import type { Definition } from '@/domain/form-schema/definition'
import { deletedOn } from '@/domain/form-schema/keep'
import { localDate } from '@/domain/schedule/local-time'
import { toastSent } from '../parts/entrance-questions'
import { versionLoader } from '../parts/form-facts'
import type { EntranceForm, EntranceSource } from './entrance-source'

/** Model of the form that one person fills in before entry. */
export class EntranceFormModel {
  readonly form: Resource<EntranceForm>
  /** Loads while the form is filled in. */
  readonly definition: Resource<Definition>
  /** True after the person chose to fill in a sent form again. */
  isAgain = false

  constructor(
    private readonly deps: ModelDeps,
    private readonly source: EntranceSource,
    private readonly entranceId: string | undefined,
  ) {
    const { screen, stores } = deps
    this.form = screen.resource(source.load, {
      when: () => !source.isOwn || stores.user.loggedIn,
      perUser: source.isOwn,
    })
    this.definition = screen.query(formDefinition, () => this.form.value?.form ?? { formId: '', version: 0 }, {
      when: () => this.isOpen,
      keepPrevious: false,
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** True if a visitor must log in first. */
  get needsLogin(): boolean {
    return this.source.isOwn && !this.deps.stores.user.loggedIn
  }

  /** True if the form can be sent or changed. */
  get canSend(): boolean {
    const { value } = this.form
    if (!value) return false
    const { state, neededBy: changeUntil } = value
    return canSendEntrance({ state, changeUntil }, this.deps.clock.now())
  }

  /** True while the form is filled in. The holder changes a sent form at once. */
  get isOpen(): boolean {
    return this.canSend && (this.isAgain || this.source.isOwn || this.form.value?.state !== 'DONE')
  }

  fillInAgain(): void {
    this.isAgain = true
  }

  login() {
    return this.deps.navigate.openLogin(() => undefined)
  }

  formOptions(definition: Definition, form: EntranceForm): DefinitionFormOptions<EntranceForm> {
    const { client } = this.deps
    const { utcOffset, showTime, until, version, givenName: name } = form
    const confirmed = this.source.confirmed()
    const day = localDate(showTime ?? until, utcOffset)
    return {
      ...{ definition, until, ...this.source.options(form, definition) },
      people: () => [{ personKey: ENTRANCE_PERSON, name }],
      facts: () => ({ day, stage: 'BEFORE_ENTRY', ...(confirmed && { confirmed }) }),
      deletedOn: (keep) => deletedOn(keep, localDate(until, utcOffset)),
      loadVersion: versionLoader(client, definition.formId),
      submit: (answers, idempotencyKey) =>
        this.source.send({ version, formVersion: definition.version, answers, idempotencyKey }),
      done: this.finish,
    }
  }

  private async finish(sent: EntranceForm): Promise<void> {
    const { deps, entranceId } = this
    toastSent(deps)
    if (entranceId) {
      await deps.navigate.redirect('entrance-registration-detail', { entranceId })
      return
    }
    runInAction(() => (this.isAgain = false))
    this.form.put(sent)
  }
}
