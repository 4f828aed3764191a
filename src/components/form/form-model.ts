import { makeAutoObservable, runInAction, when } from 'mobx'
import { type GenericSchema, safeParse } from 'valibot'
import type { TextKey, TextValues } from '@/locales/keys'
import type { Namespace } from '@/locales/namespace'
import { failureProblem, type Problem } from './problem'

/** Name of a field of a form. */
export type FieldOf<Values> = keyof Values & string

/** Problems by field; `form` contains the problems of the form as a whole. */
export type Problems<Values, N extends Namespace> = Partial<Record<FieldOf<Values> | 'form', Problem<N>>>

/**
 * Creates the message of a valibot rule from a text key and the values of its placeholders. The compiler checks the
 * key.
 */
export type Issue<N extends Namespace> = (key: TextKey<N> | TextKey, values?: TextValues) => string

export interface FormOptions<Values, Output, N extends Namespace, Result> {
  /** Namespace of the problems' texts. Keys of `core` are also allowed. */
  texts: N
  /** Values of a new form; they have the order of the fields on the screen. */
  initial: Values
  /**
   * Creates the validation schema for the current values, because a rule may depend on other fields. The schema's
   * output is submitted.
   */
  schema: (issue: Issue<N>, values: Values) => GenericSchema<unknown, Output>
  /**
   * Returns the field to validate at once after a change: a dependent field, or the changed one if it is complete.
   * Returns false to validate no field.
   */
  rechecks?: (changed: FieldOf<Values>, values: Values) => FieldOf<Values> | false
  /** Returns the fields in the order of the screen, if it differs from the order of `initial`. */
  order?: () => readonly FieldOf<Values>[]
  /** Returns false while data for the rules is loading. A submission waits until the result is true. Observable. */
  ready?: () => boolean
  /** Sends the validated output. A rejection is shown at its field or at the form. */
  submit: (output: Output) => Promise<Result>
  /** Runs after `submit`. The form then has no unsaved changes, so the screen can close without a question. */
  done?(result: Result): unknown
  /** Returns the problems that a refusal of the gateway has by field; null for other errors. */
  refusedFields?: (error: unknown) => Problems<Values, N> | null
  /** Returns the field to which a refusal of the gateway belongs. If null, the refusal is shown for the whole form. */
  refusals?: (error: unknown) => FieldOf<Values> | null
  /** Returns the text key of a refusal that has no gateway message; null for the default text. */
  refusalKey?: (error: unknown) => TextKey<N> | null
}

/** The part of a form's model that its components need. */
export interface FormState<Values, N extends Namespace> {
  readonly texts: N
  readonly values: Values
  readonly problems: Problems<Values, N>
  readonly busy: boolean
  readonly focused: FieldOf<Values> | null
  readonly opened: FieldOf<Values> | null
  set<Field extends FieldOf<Values>>(field: Field, value: Values[Field]): void
  check(field: FieldOf<Values>): void
  focus(field: FieldOf<Values>): void
  leave(field: FieldOf<Values>): void
  clear(field: FieldOf<Values>): void
  open(field: FieldOf<Values>): void
  close(): void
  submit(): Promise<boolean>
}

/** Returns true for equal values: fields hold texts, switches or short lists. */
const isSame = (left: unknown, right: unknown): boolean =>
  Object.is(left, right) || JSON.stringify(left) === JSON.stringify(right)

/** Model of a form: its values, validation rules, problems, and submission. */
export class FormModel<Values extends object, Output, N extends Namespace, Result = unknown> implements FormState<
  Values,
  N
> {
  values: Values
  problems: Problems<Values, N> = {}
  /** True during a submission or another call of the form. */
  busy = false
  /** Field to focus after a submission: the first field with a problem. */
  focused: FieldOf<Values> | null = null
  /** Field whose sheet is open. */
  opened: FieldOf<Values> | null = null
  /** The stored values. Values that differ from them are unsaved. */
  private stored: Values

  constructor(private readonly options: FormOptions<Values, Output, N, Result>) {
    this.values = this.stored = options.initial
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get texts(): N {
    return this.options.texts
  }

  /** True with unsaved changes. */
  get dirty(): boolean {
    return !isSame(this.values, this.stored)
  }

  /** Sets a field. Clears the problems of the field and of the whole form. */
  set<Field extends FieldOf<Values>>(field: Field, value: Values[Field]): void {
    this.values = { ...this.values, [field]: value }
    this.clear(field)
    const other = this.options.rechecks?.(field, this.values)
    if (!other) return
    this.clear(other)
    this.check(other)
  }

  /** Fills in the stored values. Fields that the visitor has changed are not overwritten. */
  fill(stored: Partial<Values>): void {
    const fields = Object.keys(stored) as FieldOf<Values>[]
    const untouched = fields.filter((field) => isSame(this.values[field], this.stored[field]))
    const taken = Object.fromEntries(untouched.map((field) => [field, stored[field]]))
    this.values = { ...this.values, ...taken }
    this.stored = { ...this.stored, ...stored }
  }

  /** Replaces all values, including changed values. */
  replace(values: Values): void {
    this.values = this.stored = values
    this.problems = {}
  }

  /** Validates one field on blur. An empty field shows no problem before the submission. */
  check(field: FieldOf<Values>): void {
    const value: unknown = this.values[field]
    if (value === undefined || (typeof value === 'string' && value.trim() === '')) return
    const problem = this.parse().problems[field]
    if (problem) this.problems = { ...this.problems, [field]: problem }
  }

  /** Validates some fields, shows their problems and focuses the first one. @returns true without problems */
  validate(fields: readonly FieldOf<Values>[]): boolean {
    const all = this.parse().problems
    const found = Object.fromEntries(fields.flatMap((field) => (all[field] ? [[field, all[field]]] : [])))
    this.show(found as Problems<Values, N>)
    return Object.keys(found).length === 0
  }

  /** Handles focus of a field. */
  focus(field: FieldOf<Values>): void {
    this.focused = field
  }

  /** Handles blur of a field. */
  leave(field: FieldOf<Values>): void {
    if (this.focused === field) this.focused = null
    this.check(field)
  }

  /** Clears the problems of a field and of the whole form. */
  clear(field: FieldOf<Values>): void {
    const rest: Problems<Values, N> = { ...this.problems }
    delete rest[field]
    delete rest.form
    this.problems = rest
  }

  open(field: FieldOf<Values>): void {
    this.opened = field
  }

  close(): void {
    this.opened = null
  }

  /** Validates the whole form and sends it. Never rejects. @returns true if the gateway accepted it */
  async submit(): Promise<boolean> {
    if (this.busy) return false
    if (this.options.ready?.() === false) await this.untilReady(this.options.ready)
    const { output, problems } = this.parse()
    if (output === null) {
      this.show(problems)
      return false
    }
    const { submit, done } = this.options
    return this.run(() => submit(output), done)
  }

  private async untilReady(ready: () => boolean): Promise<void> {
    this.busy = true
    await when(ready)
    runInAction(() => (this.busy = false))
  }

  /**
   * Runs another call of the form, such as deleting. Shows a failure in the same way as `submit`. Never rejects.
   * @param done runs afterwards, when the form has no unsaved changes
   * @param failedKey the text of a failure without a gateway's message; by default a general text
   * @returns true if the call succeeded
   */
  async run<Answer>(
    call: () => Promise<Answer>,
    done?: (answer: Answer) => unknown,
    failedKey?: TextKey,
  ): Promise<boolean> {
    if (this.busy) return false
    const { values } = this
    this.busy = true
    this.problems = {}
    try {
      const answer = await call()
      runInAction(() => {
        this.busy = false
        this.stored = values
      })
      await done?.(answer)
      return true
    } catch (error) {
      this.applyRefusal(error, undefined, failedKey)
      return false
    }
  }

  /** Shows the gateway's reason, at its field or at the form. */
  applyRefusal(error: unknown, field = this.options.refusals?.(error) ?? 'form', failedKey?: TextKey): void {
    this.busy = false
    const refused = this.options.refusedFields?.(error)
    if (refused) return this.show(refused)
    const { key, message } = failureProblem(error)
    const shown = this.options.refusalKey?.(error) ?? failedKey ?? key
    this.show({ [field]: { key: shown, message } } as Problems<Values, N>)
  }

  private show(problems: Problems<Values, N>): void {
    this.problems = problems
    const fields = this.options.order?.() ?? (Object.keys(this.values) as FieldOf<Values>[])
    this.focused = fields.find((field) => problems[field]) ?? null
  }

  /** Returns the first problem of each field; `output` is null if there are problems. */
  private parse(): { output: Output | null; problems: Problems<Values, N> } {
    // valibot messages are strings: each message is the index of its problem in this list.
    const issued: Problem<N>[] = []
    const issue: Issue<N> = (key, values) => String(issued.push({ key, ...(values && { values }) }) - 1)
    const result = safeParse(this.options.schema(issue, this.values), this.values)
    const problems: Problems<Values, N> = {}
    for (const { path, message } of result.issues ?? []) {
      const field = (path?.[0]?.key ?? 'form') as FieldOf<Values> | 'form'
      problems[field] ??= issued[Number(message)]
    }
    return { output: result.success ? result.output : null, problems }
  }
}
