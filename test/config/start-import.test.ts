import { readFileSync } from 'node:fs'
import { START_IMPORT } from '../../config/h5/start'

/** The build adds the import as text to Taro's entry, where no compiler checks it. */
test('adds to the web entry only imports that the imported file exports', () => {
  const [, names, file] = /^import \{ (.+) \} from "(.+)"/.exec(START_IMPORT) ?? []
  const source = readFileSync(file, 'utf8')
  const imported = names.split(', ').map((each) => each.split(' as ')[0])
  expect(imported).toEqual(['start'])
  for (const name of imported) expect(source).toMatch(new RegExp(`^export const ${name}\\b`, 'm'))
})
