import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The specification's tables, which stand beside the project where they are at hand. */
const folder = join(__dirname, '../../../shared/spec')

/** A table of the specification; null, with a clear line, where it is absent. */
export const specTable = <Row>(name: string): Row[] | null => {
  const file = join(folder, name)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Row[]
  process.stdout.write(`skipped: ${name} of the specification is not beside the project\n`)
  return null
}
