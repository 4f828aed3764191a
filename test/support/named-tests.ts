import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Folder that contains the tests. */
const ROOM = path.join(__dirname, '..')

/**
 * A test, identified by its file (relative to `test/`) and its title, which the titles of its groups may precede: `a >
 * b`.
 */
export type NamedTest = readonly [file: string, title: string]

/** Returns a pattern that matches the titles in source text: each in quotes, in this order. */
const quoted = (titles: readonly string[]): RegExp =>
  new RegExp(titles.map((title) => `['"\`]${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"\`]`).join('[^]*?'))

/** Returns the tests that do not exist. Their file is missing, or it contains no test or group with these titles. */
export const missingTests = (tests: readonly NamedTest[]): NamedTest[] =>
  tests.filter(([file, title]) => {
    const place = path.join(ROOM, file)
    if (!existsSync(place)) return true
    return !quoted(title.split(' > ')).test(readFileSync(place, 'utf8'))
  })
