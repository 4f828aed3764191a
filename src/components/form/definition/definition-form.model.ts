import { computedStruct, makeAutoObservable } from 'mobx'
import type { Attendee } from '@/api/attendee'
import { everyAttendee } from '@/components/attendee/every-attendee'
import type { AsyncResource } from '@/components/screen/async-resource'
import {
  type Answers,
  type Definition,
  type Facts,
  NO_ANSWERS,
  type ShownField,
  type Stage,
  type Value,
} from '@/domain/form-schema/definition'
import { mergeVersions } from '@/domain/form-schema/merge'
import { visibleFields } from '@/domain/form-schema/visible'
import { randomKey } from '@/lib/random-key'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { FormModel } from '../form-model'
import { answersBySlot } from './answers'
import { definitionSchema } from './definition-schema'
import { DraftModel } from './draft/draft.model'
import type { DefinitionDeps, DefinitionFormOptions, FormPerson } from './options'
import { PicturesModel, type PicturesOptions } from './parts/pictures/pictures.model'
import { refusedFields } from './problem-texts'
import { type EarlierAnswer, reusableAnswers } from './reuse'
import { type Deletion, deletionsOf, sectionName, type SectionView } from './section-view'
import { FORM_PROBLEM, hasPersonField, isEditable, nameOf } from './shown-fields'
import { type DefinitionTexts, Slot, slotName, type SlotValues } from './slot'

/** Model of a form that a merchant has defined: its answers, sections, problems and draft. */
export class DefinitionFormModel<Result = unknown> {
  readonly form: FormModel<SlotValues, Answers, DefinitionTexts, Result>
  readonly draft: DraftModel
  readonly attendees: AsyncResource<Attendee[]>
  /** Index of the current step in `sections`, on phones. */
  step = 0
  /** The field or section to focus, with the number of the request. */
  target: { name: string; sequence: number } | null = null
  /** Earlier answers by slot, for fields that were filled with them. */
  reused: ReadonlyMap<string, EarlierAnswer> = new Map()
  /** True after an attempt to send the form or to go to the next step. */
  isChecked = false
  private chosenPerson: string | null = null
  /** The values that were set by a draft or an earlier form, and not by the applicant. */
  private applied: SlotValues | null = null
  private idempotencyKey = randomKey()
  private readonly slots = new Map<string, Slot>()
  private readonly pictures = new Map<string, PicturesModel>()
  private readonly answersOf: ReturnType<typeof answersBySlot>

  constructor(
    private readonly deps: DefinitionDeps,
    private readonly options: DefinitionFormOptions<Result>,
  ) {
    const { definition, answers = NO_ANSWERS, subject, submit, done, refusals, until, drafts, loadVersion } = options
    this.answersOf = answersBySlot(definition)
    this.form = new FormModel({
      texts: formDefinitionTexts,
      initial: this.answersOf.toValues(answers),
      schema: (issue, values) =>
        definitionSchema(issue, {
          ...{ definition, facts: this.facts, answers: this.answersIn(values) },
          isOpen: (name) => isEditable(options.only, name),
          failedUploads: [...this.pictures].flatMap(([name, { hasFailed }]) => (hasFailed ? [name] : [])),
        }),
      order: () => this.shown.map(nameOf),
      ready: () => [...this.pictures.values()].every(({ isSending }) => !isSending),
      submit: (sent) => submit(sent, this.idempotencyKey),
      done: (result) => {
        this.draft.end()
        return done?.(result)
      },
      refusedFields: (error) => refusedFields(definition, error),
      refusals: (error) => {
        const field = refusals?.(error)
        return field ? slotName(field.fieldId, field.personKey) : null
      },
    })
    this.attendees = deps.screen.resource(() => everyAttendee(deps.client), {
      when: () => deps.stores.user.loggedIn && hasPersonField(definition),
      perUser: true,
    })
    makeAutoObservable<this, 'answersOf' | 'slots' | 'pictures' | 'idempotencyKey' | 'deps' | 'options'>(
      this,
      {
        ...{ answersOf: false, slots: false, pictures: false, idempotencyKey: false, deps: false, options: false },
        ...{ slot: false, picturesOf: false, sections: computedStruct },
      },
      { autoBind: true, deep: false },
    )
    this.draft = new DraftModel(deps, {
      subject,
      formVersion: definition.version,
      ...(until !== undefined && { until }),
      read: () => this.answers,
      readShown: () => this.shownAnswers,
      apply: (draft) => this.apply(draft),
      ...(loadVersion && {
        upgrade: async (draft, version) => mergeVersions(await loadVersion(version), definition, draft).answers,
      }),
      ...(drafts && { account: drafts }),
    })
    deps.screen.reaction(() => options.earlier?.(), this.fillEarlier, { fireImmediately: true })
    deps.screen.reaction(
      () => this.form.values,
      (values) => values !== this.applied && this.draft.change(),
    )
  }

  get definition(): Definition {
    return this.options.definition
  }

  get people(): readonly FormPerson[] {
    return this.options.people?.() ?? []
  }

  get facts(): Facts {
    const list = this.attendees.value
    const attendees = list && Object.fromEntries(list.map((each) => [each.audienceId, each]))
    return { ...this.options.facts(), ...(attendees && { attendees }) }
  }

  /** All answers, including the answers of hidden fields. */
  get answers(): Answers {
    return this.answersIn(this.form.values)
  }

  /** Sections with visible fields. Cached as long as the same fields are visible. */
  get sections(): readonly SectionView[] {
    const bySection = new Map<number, ShownField[]>()
    for (const each of visibleFields(this.definition, this.answers, this.stage))
      if (isEditable(this.options.only, nameOf(each)))
        bySection.set(each.section, [...(bySection.get(each.section) ?? []), each])
    return [...bySection].map(([index, fields]) => ({ index, fields }))
  }

  /** The section of the current step. */
  get current(): SectionView | null {
    return this.sections[Math.min(this.step, this.sections.length - 1)] ?? null
  }

  get isLastStep(): boolean {
    return this.step >= this.sections.length - 1
  }

  /** Key of the person whose fields are drawn. */
  get personKey(): string | null {
    const { chosenPerson, people } = this
    return people.some(({ personKey }) => personKey === chosenPerson) ? chosenPerson : (people[0]?.personKey ?? null)
  }

  /** Visible fields with a problem, in their order. */
  get wrong(): readonly ShownField[] {
    return this.shown.filter((each) => this.form.problems[nameOf(each)])
  }

  deletions(section: SectionView): Deletion[] {
    return deletionsOf(section, this.options.deletedOn)
  }

  /** Returns the number of the last request to focus a field or section; 0 if the last request was for another one. */
  requestFor(name: string): number {
    return this.target?.name === name ? this.target.sequence : 0
  }

  /** Returns the slot of a field. The same field always has the same slot. */
  slot({ field, personKey }: ShownField): Slot {
    const name = slotName(field.fieldId, personKey)
    const stored = this.slots.get(name)
    if (stored) return stored
    const slot = new Slot(field, {
      personKey,
      form: this.form,
      focusRequest: (asked) => this.requestFor(asked),
    }) as Slot
    this.slots.set(name, slot)
    return slot
  }

  /** Returns the uploads of a slot with pictures. They outlive the step in which they are drawn. */
  picturesOf(name: string, options: Omit<PicturesOptions, 'scene'>): PicturesModel {
    const stored = this.pictures.get(name)
    if (stored) return stored
    const { authorizeUpload: authorize, scene = 'FORM' } = this.options
    const model = new PicturesModel(this.deps, { ...options, scene, authorize })
    this.pictures.set(name, model)
    return model
  }

  choosePerson(personKey: string): void {
    this.chosenPerson = personKey
  }

  /** Goes to a step and moves the focus to its heading. */
  goTo(step: number): void {
    this.step = Math.max(0, Math.min(step, this.sections.length - 1))
    if (this.current) this.focusOn(sectionName(this.current))
  }

  /** Goes to the next step if the current one has no problems. */
  next(): void {
    if (!this.hasLead()) return
    this.isChecked = true
    const { current, form } = this
    if (current && form.validate(current.fields.map(nameOf))) {
      this.isChecked = false
      this.goTo(this.step + 1)
    } else this.reveal(this.wrong[0])
  }

  back(): void {
    this.goTo(this.step - 1)
  }

  /** Validates and sends the form. @returns true if the gateway accepted it */
  async submit(): Promise<boolean> {
    if (!this.hasLead()) return false
    this.isChecked = true
    const isSent = await this.form.submit()
    if (!isSent) this.reveal(this.wrong[0])
    return isSent
  }

  /** Shows a field and moves the focus to it. Without a field, shows the problem of the whole form. */
  reveal(shown: ShownField | undefined): void {
    if (!shown) return this.focusOn(FORM_PROBLEM)
    const name = nameOf(shown)
    const step = this.sections.findIndex(({ index }) => index === shown.section)
    if (step >= 0) this.step = step
    if (shown.personKey !== null) this.chosenPerson = shown.personKey
    this.focusOn(name)
    this.form.focus(name)
  }

  /** Confirms or clears an answer of an earlier form. */
  confirmReused(slot: Slot, isRight: boolean): void {
    this.reused = new Map([...this.reused].filter(([name]) => name !== slot.name))
    if (!isRight) slot.set(undefined)
  }

  /** Deletes the draft and all answers. */
  async startOver(): Promise<void> {
    const isDiscarded = this.draft.discard()
    this.apply(this.options.answers ?? NO_ANSWERS)
    this.fillEarlier(this.options.earlier?.())
    this.goTo(0)
    await isDiscarded
  }

  /** Returns false after going to the content above the first section, if it is incomplete. */
  private hasLead(): boolean {
    if (this.options.checkLead?.() !== false) return true
    this.step = 0
    return false
  }

  private focusOn(name: string): void {
    this.target = { name, sequence: (this.target?.sequence ?? 0) + 1 }
  }

  private get stage(): Stage {
    return this.options.facts().stage ?? 'SIGN_UP'
  }

  private get shown(): readonly ShownField[] {
    return this.sections.flatMap(({ fields }) => fields)
  }

  private get shownAnswers(): Answers {
    const values: Record<string, Value | undefined> = {}
    const all = visibleFields(this.definition, this.answers, this.stage)
    for (const name of all.map(nameOf)) values[name] = this.form.values[name]
    return this.answersIn(values)
  }

  private answersIn(values: SlotValues): Answers {
    const people = this.people.map(({ personKey }) => personKey)
    return this.answersOf.toAnswers(values, people)
  }

  private apply(answers: Answers): void {
    const values = this.answersOf.toValues(answers)
    this.applied = values
    this.reused = new Map()
    this.form.replace(values)
  }

  /** Fills empty fields with answers of earlier forms. */
  private fillEarlier(earlier: readonly EarlierAnswer[] | null | undefined): void {
    if (!earlier || this.options.answers || this.draft.restored) return
    const found = reusableAnswers(this.definition, earlier).filter(
      ({ fieldId }) => this.form.values[fieldId] === undefined,
    )
    if (found.length === 0) return
    this.applied = { ...this.form.values, ...Object.fromEntries(found.map(({ fieldId, value }) => [fieldId, value])) }
    this.form.replace(this.applied)
    this.reused = new Map(found.map((each) => [each.fieldId, each]))
  }
}
