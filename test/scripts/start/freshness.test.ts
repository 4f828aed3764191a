import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildRecord, fingerprint } from '../../../scripts/start/freshness'

const NOTHING = {} as NodeJS.ProcessEnv
let root: string
const file = () => path.join(root, 'src/app.tsx')

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'foyer-fresh-'))
  mkdirSync(path.join(root, 'src'))
  writeFileSync(file(), 'one')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('the fingerprint of the sources', () => {
  it('does not change while the sources do not change', async () =>
    expect(await fingerprint(root, NOTHING)).toBe(await fingerprint(root, NOTHING)))

  it('changes if a file changes, a file is added, or a setting changes', async () => {
    const prints = [await fingerprint(root, NOTHING)]
    utimesSync(file(), 1, 1)
    prints.push(await fingerprint(root, NOTHING))
    writeFileSync(path.join(root, 'babel.config.js'), '')
    prints.push(await fingerprint(root, NOTHING))
    prints.push(await fingerprint(root, { ...NOTHING, TARO_APP_GATEWAY: 'https://g.example' }))
    expect(new Set(prints).size).toBe(4)
  })
})

it('separates the records of two builds', () => {
  for (const folder of ['dist/h5', 'dist/h5-quick']) mkdirSync(path.join(root, folder), { recursive: true })
  for (const folder of ['dist/h5', 'dist/h5-quick']) writeFileSync(path.join(root, folder, 'index.html'), '')
  buildRecord(root, 'dist/h5-quick').write('a')
  expect([buildRecord(root, 'dist/h5-quick').matches('a'), buildRecord(root).matches('a')]).toEqual([true, false])
})

it('ignores the record of a build whose page does not exist', () => {
  const record = buildRecord(root)
  record.write('a')
  expect(record.matches('a')).toBe(false)
  mkdirSync(path.join(root, 'dist/h5'), { recursive: true })
  writeFileSync(path.join(root, 'dist/h5/index.html'), '')
  expect([record.matches('a'), record.matches('b')]).toEqual([true, false])
})
