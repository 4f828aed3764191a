import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of the tests. */
const ROOM = path.join(__dirname, '..')

/** A test by its file, below `test/`, and its title in the file. */
export type NamedTest = readonly [file: string, title: string]

/** Returns a title as a quoted source text, in each of the three kinds of quotes. */
const quoted = (title: string): string[] => ["'", '"', '`'].map((quote) => `${quote}${title}${quote}`)

/** Returns the missing tests: those without a file, or without a test or group of this title in it. */
export const missingTests = (tests: readonly NamedTest[]): NamedTest[] =>
  tests.filter(([file, title]) => {
    const place = path.join(ROOM, file)
    if (!existsSync(place)) return true
    const text = readFileSync(place, 'utf8')
    return !quoted(title).some((each) => text.includes(each))
  })
