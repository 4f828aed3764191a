import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Returns the words in `text` that the spell checker rejects for `file`. The spell checker runs in a separate process,
 * because CSpell is an ES module.
 */
const unknownWords = (file: string, text: string): string[] => {
  const args = ['lint', `stdin://${file}`, '--config', 'config/cspell/cspell.json', '--words-only', '--no-progress']
  try {
    execFileSync('node_modules/.bin/cspell', [...args, '--no-summary'], {
      input: text,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    return []
  } catch (error) {
    return (error as { stdout: Buffer }).stdout.toString().split('\n').filter(Boolean)
  }
}

const SOURCE = `
  /** Recieves an order. The colour of a seat plan, for weapp and H5. */
  export const recieveOrder = 'adress of the venue'
  export const icon = 'data:image/svg+xml,qqwwzzxx'
  /** Whoever waits is asked anew. */
  export const wish = 1
`

test('reports misspellings and archaic terms, but accepts technical terms and British English', () => {
  const reported = ['Recieves', 'recieve', 'adress', 'Whoever', 'anew', 'wish']
  expect(unknownWords('src/domain/order.ts', SOURCE)).toEqual(reported)
})

test('requires a sorted lowercase dictionary without duplicates', () => {
  const words = readFileSync('config/cspell/words.txt', 'utf8').trimEnd().split('\n')
  expect(words).toEqual([...new Set(words.map((word) => word.toLowerCase()))].sort())
})
