import { fen } from '../money'
import { type Cart, type CartLine, type CartVariant, lineIdOf, liveLines } from './cart'
import { type CartOperation, type CartOutcome, deviceOf } from './operation'

/** Facts that operations depend on. */
export interface CartFacts {
  /** Returns a variant, or undefined if it no longer exists. */
  variantOf(skuId: string): CartVariant | undefined
  /** Maximum number of lines. */
  maxLines: number
  /** Epoch ms. */
  now: number
}

/** A cart after an operation. */
export interface Applied {
  cart: Cart
  outcome: CartOutcome
}

/** Number of additions that a line stores. Each device counts as knowing the older ones. */
const MAX_ADDITIONS = 20

const unchanged = (cart: Cart, outcome: CartOutcome): Applied => ({ cart, outcome })

const done = ({ lineId, quantity }: CartLine): CartOutcome => ({ kind: 'DONE', lineId, quantity })

/** Returns the cart with changed or new lines, all with the next version. */
const withLines = ({ version, lines }: Cart, changed: readonly Omit<CartLine, 'version'>[]): Cart => {
  const next = new Map(changed.map((line) => [line.lineId, { ...line, version: version + 1 }]))
  const existing = lines.map((line) => next.get(line.lineId) ?? line)
  const known = new Set(lines.map(({ lineId }) => lineId))
  return {
    version: version + 1,
    lines: [...existing, ...[...next.values()].filter(({ lineId }) => !known.has(lineId))],
  }
}

/** Changes the quantity of a line to at most what stock and limits allow. Inserts the line if the cart does not have it. */
const change = (
  cart: Cart,
  line: Omit<CartLine, 'version'>,
  {
    wanted,
    facts,
    others = [],
  }: { wanted: number; facts: CartFacts; /** Lines that are removed. */ others?: readonly CartLine[] },
): Applied => {
  const { lineId } = line
  const variant = facts.variantOf(line.skuId)
  if (!variant) return unchanged(cart, { kind: 'VARIANT_GONE', lineId })
  if (variant.most <= 0) return unchanged(cart, { kind: 'NONE_LEFT', lineId })
  const live = liveLines(cart)
  const isNew = !live.some((each) => each.lineId === lineId)
  if (isNew && live.length - others.length >= facts.maxLines)
    return unchanged(cart, { kind: 'FULL', lineId, most: facts.maxLines })
  const quantity = Math.min(wanted, variant.most)
  return {
    cart: withLines(cart, [{ ...line, quantity, isRemoved: false }, ...others]),
    outcome: quantity < wanted ? { kind: 'CUT', lineId, quantity, wanted } : { kind: 'DONE', lineId, quantity },
  }
}

type Of<Kind extends CartOperation['kind']> = Extract<CartOperation, { kind: Kind }>

/** Returns the line to which units of a variant are added, a new one if the cart has no such line or has removed it. */
const targetOf = (cart: Cart, { skuId, showId }: Pick<CartLine, 'skuId' | 'showId'>, facts: CartFacts): CartLine => {
  const lineId = lineIdOf(skuId, showId)
  const line = cart.lines.find((each) => each.lineId === lineId)
  if (line && !line.isRemoved) return line
  const variant = facts.variantOf(skuId)
  return {
    ...{ lineId, skuId, showId, spuId: variant?.spuId ?? '', quantity: 0, isRemoved: false, version: 0, additions: [] },
    ...{ addedPrice: variant?.price ?? fen(0), addedAt: facts.now },
  }
}

const add = (cart: Cart, operation: Of<'ADD'>, facts: CartFacts): Applied => {
  const line = targetOf(cart, operation, facts)
  const addition = { device: deviceOf(operation.operationId), version: cart.version + 1, quantity: operation.quantity }
  const additions = [...line.additions, addition].slice(-MAX_ADDITIONS)
  return change(cart, { ...line, additions }, { wanted: line.quantity + operation.quantity, facts })
}

/** Removes a line, except units that other devices have added since the version that this device has seen. */
const remove = (cart: Cart, line: CartLine, { operationId, lineVersion }: Of<'REMOVE'>): Applied => {
  if (line.isRemoved) return unchanged(cart, done(line))
  const device = deviceOf(operationId)
  const unseen = line.additions.filter((each) => each.version > lineVersion && each.device !== device)
  const added = unseen.reduce((sum, { quantity }) => sum + quantity, 0)
  const next =
    added > 0
      ? { ...line, quantity: Math.min(line.quantity, added), additions: unseen }
      : { ...line, isRemoved: true, additions: [] }
  return { cart: withLines(cart, [next]), outcome: done(next) }
}

/** Puts a removed line back with its quantity, even if its variant cannot be bought now, so that removals can be undone. */
const restore = (cart: Cart, line: CartLine, { maxLines: most }: CartFacts): Applied => {
  if (!line.isRemoved) return unchanged(cart, done(line))
  if (liveLines(cart).length >= most) return unchanged(cart, { kind: 'FULL', lineId: line.lineId, most })
  return { cart: withLines(cart, [{ ...line, isRemoved: false }]), outcome: done(line) }
}

/** Moves the units of a line to another variant of the same goods, and adds them to its line. */
const changeSku = (cart: Cart, line: CartLine, { skuId }: Of<'CHANGE_SKU'>, facts: CartFacts): Applied => {
  if (skuId === line.skuId) return unchanged(cart, done(line))
  const variant = facts.variantOf(skuId)
  if (variant?.spuId !== line.spuId) return unchanged(cart, { kind: 'VARIANT_GONE', lineId: line.lineId })
  const target = targetOf(cart, { skuId, showId: line.showId }, facts)
  const others = [{ ...line, isRemoved: true, additions: [] }]
  return change(cart, target, { wanted: target.quantity + line.quantity, facts, others })
}

/**
 * Applies an operation to a cart (decision 109). Additions add up, and of two quantities the later one counts. A removal
 * has priority over a quantity, and an addition over a removal. Returns the cart unchanged if the operation is not
 * possible.
 */
export const applyOperation = (cart: Cart, operation: CartOperation, facts: CartFacts): Applied => {
  if (operation.kind === 'ADD') return add(cart, operation, facts)
  const line = cart.lines.find(({ lineId }) => lineId === operation.lineId)
  if (!line) return unchanged(cart, { kind: 'REMOVED', lineId: operation.lineId })
  if (operation.kind === 'REMOVE') return remove(cart, line, operation)
  if (operation.kind === 'RESTORE') return restore(cart, line, facts)
  if (line.isRemoved) return unchanged(cart, { kind: 'REMOVED', lineId: line.lineId })
  return operation.kind === 'SET'
    ? change(cart, line, { wanted: operation.quantity, facts })
    : changeSku(cart, line, operation, facts)
}

/** Outcomes of earlier operations, by operation id. */
export type Outcomes = ReadonlyMap<string, CartOutcome>

/**
 * Applies operations in their order. A repeated operation has no further effect and the same outcome.
 * @param earlier outcomes of operations that were applied before
 */
export const applyOperations = (
  cart: Cart,
  operations: readonly CartOperation[],
  facts: CartFacts,
  earlier: Outcomes = new Map(),
): { cart: Cart; outcomes: Outcomes } => {
  const outcomes = new Map(earlier)
  let next = cart
  for (const operation of operations) {
    if (outcomes.has(operation.operationId)) continue
    const applied = applyOperation(next, operation, facts)
    next = applied.cart
    outcomes.set(operation.operationId, applied.outcome)
  }
  return { cart: next, outcomes }
}
