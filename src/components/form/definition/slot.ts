import { makeAutoObservable } from 'mobx'
import type { FieldKind, FieldKinds, FieldOf, LocalizedText, Value } from '@/domain/form-schema/definition'
import type { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import type { FormState } from '../form-model'
import type { Problem } from '../problem'

export type DefinitionTexts = typeof formDefinitionTexts

/** Answers by the name of their slot. */
export type SlotValues = Readonly<Record<string, Value | undefined>>

/** Returns the name of a field in the form's values. A field of a person has the person's key before it. */
export const slotName = (fieldId: string, personKey: string | null): string =>
  personKey === null ? fieldId : `${personKey}/${fieldId}`

/** The form of a field that has several inputs, such as a phone number with its area. */
export interface Inputs<K extends FieldKind, Values> {
  read: (value: FieldKinds[K]['value'] | undefined) => Values
  /** Returns undefined for empty inputs. */
  write: (values: Values) => FieldKinds[K]['value'] | undefined
  /** The input that shows the problem and receives the focus. */
  main: keyof Values & string
}

/** Returns a form whose values are the inputs of a slot. It reads the slot when a component draws. */
const formOfInputs = <K extends FieldKind, Values extends object>(
  slot: Slot<K>,
  form: FormState<SlotValues, DefinitionTexts>,
  { read, write, main }: Inputs<K, Values>,
): FormState<Values, DefinitionTexts> => ({
  texts: form.texts,
  get values() {
    return read(slot.value)
  },
  get problems() {
    return (slot.problem ? { [main]: slot.problem } : {}) as FormState<Values, DefinitionTexts>['problems']
  },
  busy: false,
  get focused() {
    return slot.focused ? main : null
  },
  get opened() {
    return slot.opened as FormState<Values, DefinitionTexts>['opened']
  },
  set: (input, value) => slot.set(write({ ...read(slot.value), [input]: value })),
  check: slot.leave,
  focus: () => form.focus(slot.name),
  leave: slot.leave,
  clear: () => form.clear(slot.name),
  open: (input) => slot.open(input),
  close: slot.close,
  submit: () => Promise.resolve(false),
})

interface SlotOptions {
  personKey: string | null
  form: FormState<SlotValues, DefinitionTexts>
  /** Returns the number of the last request to focus this field, or 0 before the first request. */
  focusRequest: (name: string) => number
}

/**
 * A field on the screen, of the application or of one person. Connects the definition with the form's model: the
 * component of a kind reads and writes only its slot. Its getters are cached, so a change of another field does not
 * draw the component again.
 */
export class Slot<K extends FieldKind = FieldKind> {
  readonly name: string

  constructor(
    readonly field: FieldOf<K>,
    private readonly options: SlotOptions,
  ) {
    this.name = slotName(field.fieldId, options.personKey)
    makeAutoObservable(this, { field: false, name: false, inputs: false }, { autoBind: true, deep: false })
  }

  get value(): FieldKinds[K]['value'] | undefined {
    return this.options.form.values[this.name]
  }

  get problem(): Problem<DefinitionTexts> | null {
    return this.options.form.problems[this.name] ?? null
  }

  get focused(): boolean {
    return this.options.form.focused === this.name
  }

  get focusRequest(): number {
    return this.options.focusRequest(this.name)
  }

  /** The input whose sheet is open; null if none of this field is open. */
  get opened(): string | null {
    const [name, input = ''] = (this.options.form.opened ?? '').split('#')
    return name === this.name ? input : null
  }

  get label(): LocalizedText {
    return this.field.label
  }

  /** Sets the answer; undefined removes it. An input that is not yet valid may pass its raw text. */
  set(value: FieldKinds[K]['value'] | undefined): void {
    this.options.form.set(this.name, value)
  }

  leave(): void {
    this.options.form.leave(this.name)
  }

  /** Opens the sheet of an input. */
  open(input = ''): void {
    this.options.form.open(`${this.name}#${input}`)
  }

  close(): void {
    this.options.form.close()
  }

  /** Returns a form of the field's inputs, for the fields of the form kit. */
  inputs<Values extends object>(inputs: Inputs<K, Values>): FormState<Values, DefinitionTexts> {
    return formOfInputs(this, this.options.form, inputs)
  }
}
