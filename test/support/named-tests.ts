import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Folder that contains the tests. */
const ROOM = path.join(__dirname, '..')

/** A test, identified by its file (relative to `test/`) and its title. */
export type NamedTest = readonly [file: string, title: string]

/** Returns a title as it may appear in source text: in each of the three kinds of quotes. */
const quoted = (title: string): string[] => ["'", '"', '`'].map((quote) => `${quote}${title}${quote}`)

/** Returns the tests that do not exist. Their file is missing, or it contains no test or group with this title. */
export const missingTests = (tests: readonly NamedTest[]): NamedTest[] =>
  tests.filter(([file, title]) => {
    const place = path.join(ROOM, file)
    if (!existsSync(place)) return true
    const text = readFileSync(place, 'utf8')
    return !quoted(title).some((each) => text.includes(each))
  })
