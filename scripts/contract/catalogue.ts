import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Call } from '../../src/request/call'

const FOLDER = path.join(__dirname, '../../src/api')
const load = createRequire(__filename)

export type AnyCall = Call<object, unknown>

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'read' in value

/** Returns the resource of a file of src/api: `short-code.ts` → `shortCode`. */
const resourceOf = (file: string): string =>
  path.basename(file, '.ts').replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())

const callsIn = (file: string): [string, AnyCall][] =>
  Object.entries(load(path.join(FOLDER, file)) as Record<string, unknown>)
    .filter((entry): entry is [string, AnyCall] => isCall(entry[1]))
    .map(([name, call]) => [`${resourceOf(file)}.${name}`, call])

/** Every call of the storefront by `resource.name`, collected from all files of src/api. */
export const catalogue: Readonly<Record<string, AnyCall>> = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .flatMap(callsIn),
)

/**
 * Maps calls to the call of the same address in the contract document. Calls of `recentOrder` read only a part of the
 * response for a fast screen. Calls of `comboOrder` and `itemOrder` read the response for another kind of purchase.
 */
export const PARTS: Readonly<Record<string, string>> = {
  'comboOrder.createComboOrder': 'purchase.createOrder',
  'comboOrder.preOrderCombo': 'purchase.preOrder',
  'itemOrder.createItemOrder': 'purchase.createOrder',
  'itemOrder.preOrderItem': 'purchase.preOrder',
  'recentOrder.itemOrderProgress': 'itemOrder.itemOrder',
  'recentOrder.orderProgress': 'order.orderDetail',
}
