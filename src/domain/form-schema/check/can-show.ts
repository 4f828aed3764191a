import type { Comparable, Condition, Field, FieldCondition } from '../definition'
import { CHECKS } from './field-checks'
import type { AnyFieldCheck } from './field-check'

/** Maximum steps of the search for one field, so that no definition can stop the gateway. */
const MAX_STEPS = 20_000

/**
 * The answers that are still possible for a field. `empty`: hidden or without an answer. A kind with a single value has
 * the values that are left. CHOICES has the options that must and must not be chosen.
 */
type Possible =
  | { empty: true }
  | { left: readonly Comparable[] }
  | { must: ReadonlySet<Comparable>; not: ReadonlySet<Comparable> }

type State = ReadonlyMap<string, Possible>
type Next = (state: State) => boolean

/** Thrown if the search is too long. */
export class TooComplex extends Error {}

const matcherOf = (condition: Exclude<FieldCondition, { op: 'FILLED' }>) => {
  if (condition.op === 'IS') return (value: Comparable) => value === condition.value
  if (condition.op === 'ONE_OF') return (value: Comparable) => condition.values.includes(value)
  return condition.op === 'FROM'
    ? (value: Comparable) => value >= condition.value
    : (value: Comparable) => value <= condition.value
}

/** Searches answers that show a field. Branches only where a condition has alternatives. */
export class ShowSearch {
  private steps = 0

  /** @param compared the values with which conditions compare each field */
  constructor(
    private readonly fields: ReadonlyMap<string, Field>,
    private readonly compared: ReadonlyMap<string, readonly Comparable[]>,
  ) {}

  /** Returns true if answers exist that show the field. @throws TooComplex */
  canShow({ showIf }: Field): boolean {
    this.steps = 0
    return !showIf || this.solve(showIf, true, new Map(), () => true)
  }

  /** Calls `next` with each state in which the condition has the wanted result, until `next` returns true. */
  private solve(condition: Condition, wanted: boolean, state: State, next: Next): boolean {
    this.steps += 1
    if (this.steps > MAX_STEPS) throw new TooComplex()
    if (condition.op === 'NOT') return this.solve(condition.of, !wanted, state, next)
    if (condition.op !== 'ALL' && condition.op !== 'ANY') return this.solveLeaf(condition, wanted, state, next)
    if ((condition.op === 'ALL') === wanted)
      return condition.of.reduceRight<Next>(
        (rest, part) => (reached) => this.solve(part, wanted, reached, rest),
        next,
      )(state)
    return condition.of.some((part) => this.solve(part, wanted, state, next))
  }

  private solveLeaf(condition: FieldCondition, wanted: boolean, state: State, next: Next): boolean {
    const { fieldId } = condition
    if (!wanted && this.leaveEmpty(fieldId, state, next)) return true
    if (condition.op === 'FILLED') return wanted && this.fill(fieldId, state, next)
    const matches = matcherOf(condition)
    return this.fill(fieldId, state, (filled) => this.narrow(fieldId, matches, wanted, filled, next))
  }

  private leaveEmpty(fieldId: string, state: State, next: Next): boolean {
    const possible = state.get(fieldId)
    if (possible) return 'empty' in possible && next(state)
    return next(new Map(state).set(fieldId, { empty: true }))
  }

  /** Gives a field an answer, for which it must be shown. */
  private fill(fieldId: string, state: State, next: Next): boolean {
    const possible = state.get(fieldId)
    if (possible) return !('empty' in possible) && next(state)
    const field = this.fields.get(fieldId)
    if (!field) return false
    const check: AnyFieldCheck = CHECKS[field.kind]
    const first: Possible = check.several
      ? { must: new Set(), not: new Set() }
      : { left: check.candidates?.(field, this.compared.get(fieldId) ?? []) ?? [] }
    const filled = new Map(state).set(fieldId, first)
    return field.showIf ? this.solve(field.showIf, true, filled, next) : next(filled)
  }

  private narrow(
    fieldId: string,
    matches: (value: Comparable) => boolean,
    wanted: boolean,
    state: State,
    next: Next,
  ): boolean {
    const possible = state.get(fieldId)
    if (!possible || 'empty' in possible) return false
    if ('left' in possible) {
      const left = possible.left.filter((value) => matches(value) === wanted)
      return left.length > 0 && next(new Map(state).set(fieldId, { left }))
    }
    const field = this.fields.get(fieldId)!
    const check: AnyFieldCheck = CHECKS[field.kind]
    const options = check.candidates?.(field, []) ?? []
    const { least, most } = check.several?.(field) ?? { least: 1, most: 1 }
    const fits = (must: ReadonlySet<Comparable>, not: ReadonlySet<Comparable>): boolean =>
      must.size <= most && ![...must].some((value) => not.has(value)) && options.length - not.size >= least
    const { must, not } = possible
    const matching = options.filter(matches)
    if (!wanted) {
      const more = new Set([...not, ...matching])
      return fits(must, more) && next(new Map(state).set(fieldId, { must, not: more }))
    }
    return matching.some((value) => {
      const more = new Set([...must, value])
      return fits(more, not) && next(new Map(state).set(fieldId, { must: more, not }))
    })
  }
}
