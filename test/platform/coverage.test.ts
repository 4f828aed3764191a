/** @jest-environment jsdom */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { taro } from '../hosts/fakes/taro'
import { answeringFile, ROOM } from './support/answering-file'
import { ANSWERS, NEVER } from './support/answers'
import { HOSTS } from './support/contract'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

jest.mock('@tarojs/runtime', () => ({ eventCenter: { on: () => undefined, off: () => undefined } }))

const README = readFileSync(path.join(ROOM, 'README.md'), 'utf8')

const filesOf = (folder: string): string[] => readdirSync(path.join(ROOM, folder))

const capabilities = readdirSync(ROOM, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && filesOf(entry.name).some((file) => /^(contract|index(\.\w+)?)\.ts$/.test(file)),
  )
  .map(({ name }) => name)
  // The web's own elements and the script that boots the page do not count as capabilities, because mini programs have
  // no counterpart.
  .filter((name) => !['elements', 'boot'].includes(name))

test('lists the directories of all capabilities', () => {
  expect(capabilities).toEqual(expect.arrayContaining(['payment', 'scan', 'storage', 'web-origin']))
})

test('has an entry in the table of answers for each capability', () => {
  expect(Object.keys(ANSWERS).sort()).toEqual([...capabilities].sort())
})

describe.each(capabilities)('the capability %s', (name) => {
  test('has one contract, a default file, and a file for each host that differs', () => {
    const own = HOSTS.filter((host) => answeringFile(name, host) !== 'index')
    expect(filesOf(name)).toEqual(expect.arrayContaining(['contract.ts', 'index.ts']))
    expect(own).toEqual([...ANSWERS[name].own])
  })

  test('has no host file that only re-exports another file', () => {
    for (const file of filesOf(name).filter((each) => each.startsWith('index')))
      expect(readFileSync(path.join(ROOM, name, file), 'utf8')).not.toMatch(/^export (\{[^}]*\}|\*) from/m)
  })

  test('has one contract suite for all four hosts', () => {
    const suite = path.join(__dirname, `${name}.test.ts`)
    expect(existsSync(suite)).toBe(true)
    const text = readFileSync(suite, 'utf8')
    const absent = HOSTS.filter((host) => !text.includes(`'@/platform/${name}/${answeringFile(name, host)}'`))
    expect(absent).toEqual([])
    expect(text).toMatch(/holdToContract\(|(describe|test)\.each\(/)
    // Each host needs its own test cases, even if it shares the default file with other hosts.
    for (const host of HOSTS) expect(text).toMatch(new RegExp(`\\b${host}\\b`))
  })

  test('is in the table of capabilities', () => {
    expect(README).toMatch(new RegExp(`^\\| \`${name}\` +\\| \``, 'm'))
  })

  const { use, lacking } = ANSWERS[name]
  for (const host of HOSTS.filter((each) => lacking[each] !== NEVER))
    test(`returns its fallback result on ${host} if the host does not support it`, async () => {
      taro.miniGlobal = {}
      const file = path.join(ROOM, name, answeringFile(name, host))
      expect(await use(jest.requireActual(file))).toEqual(lacking[host])
    })
})
