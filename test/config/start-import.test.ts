import { readFileSync } from 'node:fs'
import { START_IMPORT } from '../../config/h5/start'

/** The import is a text that the build adds to Taro's entry: no compiler checks it. */
test('the file that the web entry names exports each import', () => {
  const [, names, file] = /^import \{ (.+) \} from "(.+)"/.exec(START_IMPORT) ?? []
  const source = readFileSync(file, 'utf8')
  const imported = names.split(', ').map((each) => each.split(' as ')[0])
  expect(imported).toEqual(['start'])
  for (const name of imported) expect(source).toMatch(new RegExp(`^export const ${name}\\b`, 'm'))
})
