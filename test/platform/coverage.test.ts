import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { HOSTS } from './support/contract'

const ROOM = path.resolve(__dirname, '../../src/platform')
const README = readFileSync(path.join(ROOM, 'README.md'), 'utf8')

const filesOf = (folder: string): string[] => readdirSync(path.join(ROOM, folder))

const capabilities = readdirSync(ROOM, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && filesOf(entry.name).some((file) => /^(contract|index\.(\w+))\.ts$/.test(file)),
  )
  .map(({ name }) => name)
  // The web's own elements and the page's first script are no capabilities: other hosts bring theirs.
  .filter((name) => !['elements', 'boot'].includes(name))

test('the capabilities are found', () => {
  expect(capabilities).toEqual(expect.arrayContaining(['payment', 'scan', 'storage', 'web-origin']))
})

describe.each(capabilities)('%s', (name) => {
  test('says in one contract what every host answers, and has a file for each', () => {
    expect(filesOf(name)).toEqual(expect.arrayContaining(['contract.ts', ...HOSTS.map((host) => `index.${host}.ts`)]))
  })

  test('has one contract suite that takes all four hosts', () => {
    const suite = path.join(__dirname, `${name}.test.ts`)
    expect(existsSync(suite)).toBe(true)
    const text = readFileSync(suite, 'utf8')
    const absent = HOSTS.filter((host) => !text.includes(`'@/platform/${name}/index.${host}'`))
    expect(absent).toEqual([])
    expect(text).toMatch(/holdToContract\(|(describe|test)\.each\(/)
  })

  test('stands in the table of capabilities', () => {
    expect(README).toMatch(new RegExp(`^\\| \`${name}\` +\\| \``, 'm'))
  })
})
