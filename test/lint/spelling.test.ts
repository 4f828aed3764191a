import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Words that the spell-checker does not accept when `text` stands in `file`. CSpell is an ES module, so it runs beside Jest. */
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

test('a misspelling is reported in names, comments and texts; words of the trade, British English and data are not', () => {
  const source = `
    /** Recieves an order. The colour of a seat plan, for weapp and H5. */
    export const recieveOrder = 'adress of the venue'
    export const icon = 'data:image/svg+xml,qqwwzzxx'
  `
  expect(unknownWords('src/domain/order.ts', source)).toEqual(['Recieves', 'recieve', 'adress'])
})

test('archaic words that the sources are free of are reported', () => {
  const source = '/** Whoever waits is asked anew. */ export const wish = 1'
  expect(unknownWords('src/domain/order.ts', source)).toEqual(['Whoever', 'anew', 'wish'])
})

test("the project's dictionary is sorted, in lower case, and names each word once", () => {
  const words = readFileSync('config/cspell/words.txt', 'utf8').trimEnd().split('\n')
  expect(words).toEqual([...new Set(words.map((word) => word.toLowerCase()))].sort())
})
