/** One tap that changes a cart. Its id is unique, so that the gateway applies it only once. */
export type CartOperation = { operationId: string } & (
  | { kind: 'ADD'; spuId: string; skuId: string; showId: string; quantity: number }
  | { kind: 'SET'; lineId: string; quantity: number }
  | {
      kind: 'REMOVE'
      lineId: string
      /** Version of the line in the last answer of the gateway. */ lineVersion: number
    }
  | { kind: 'RESTORE'; lineId: string }
  | { kind: 'CHANGE_SKU'; lineId: string; skuId: string }
)

/**
 * Result of an operation. DONE: it was applied. CUT: it was applied with a smaller quantity, `most`. NONE_LEFT: the
 * variant is sold out or its limit is reached. VARIANT_GONE: the variant no longer exists. REMOVED: the line was removed
 * before. FULL: the cart has the maximum number of lines.
 */
export type CartOutcome =
  | { kind: 'DONE'; lineId: string; quantity: number }
  | { kind: 'CUT'; lineId: string; quantity: number; wanted: number }
  | { kind: 'NONE_LEFT' | 'VARIANT_GONE' | 'REMOVED'; lineId: string }
  | { kind: 'FULL'; lineId: string; most: number }

/** Returns the id of the next operation of a device. @param count number of the device's earlier operations */
export const operationId = (device: string, count: number): string => `${device}.${count}`

/** Returns the device that made an operation. */
export const deviceOf = (id: string): string => {
  const end = id.lastIndexOf('.')
  return end < 0 ? id : id.slice(0, end)
}
