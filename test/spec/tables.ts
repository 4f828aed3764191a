import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import calls from './facts/calls.json'
import screens from './facts/screens.json'

/** A call of the specification whose path it shows. */
export interface SpecCall {
  method: string | null
  path: string | null
  auth: 'public' | 'buyer'
}

export interface SpecScreen {
  name: string
  page: string | null
  web: string[]
  login: boolean
  loginProposed: boolean
  swipeBack: boolean
  pullToRefresh: boolean
}

/** The project's own copy of the facts that it checks: names, paths, rules of access and flags, no sentences. */
export const facts: { calls: readonly SpecCall[]; screens: readonly SpecScreen[] } = {
  calls: calls as SpecCall[],
  screens,
}

/** The specification's tables, which stand beside the project where it is worked on. */
const folder = join(__dirname, '../../../shared/spec')

/** A table of the specification itself; null where it is not at hand. */
export const specTable = <Row>(name: string): Row[] | null => {
  const file = join(folder, name)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Row[]) : null
}
