import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Call } from '@/request/call'

const FOLDER = path.join(__dirname, '../../src/api')

const isCall = (value: unknown): value is Call<object, unknown> =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'read' in value

/** `short-code.ts` → `shortCode`. */
const resourceOf = (file: string): string =>
  path.basename(file, '.ts').replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())

const callsIn = (file: string): [string, Call<object, unknown>][] =>
  Object.entries(jest.requireActual<Record<string, unknown>>(path.join(FOLDER, file)))
    .filter((entry): entry is [string, Call<object, unknown>] => isCall(entry[1]))
    .map(([name, call]) => [`${resourceOf(file)}.${name}`, call])

/** Every call of the storefront by `resource.name`, read from the files of src/api: a new call is in it by itself. */
export const catalogue: Record<string, Call<object, unknown>> = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .flatMap(callsIn),
)
