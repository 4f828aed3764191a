import type { Cart, CartLine } from './cart'

/** A change of a line that another device has made. */
export interface ForeignChange {
  lineId: string
  kind: 'ADDED' | 'REMOVED' | 'QUANTITY'
  /** Units before the change; 0 for an added line. */
  before: number
  /** Units after the change; 0 for a removed line. */
  after: number
}

const unitsOf = (line: CartLine | undefined): number => (line && !line.isRemoved ? line.quantity : 0)

/**
 * Returns what differs between the cart that a device displayed and the answer of the gateway to its operations. These
 * are the changes of other devices.
 */
export const foreignChanges = (displayed: Cart, answer: Cart): ForeignChange[] => {
  const before = new Map(displayed.lines.map((line) => [line.lineId, unitsOf(line)]))
  const after = new Map(answer.lines.map((line) => [line.lineId, unitsOf(line)]))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((lineId) => {
    const units = { before: before.get(lineId) ?? 0, after: after.get(lineId) ?? 0 }
    if (units.before === units.after) return []
    const kind = units.before === 0 ? 'ADDED' : units.after === 0 ? 'REMOVED' : 'QUANTITY'
    return [{ lineId, kind, ...units } as const]
  })
}
