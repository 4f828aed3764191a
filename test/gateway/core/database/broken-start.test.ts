import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { memoryClock } from '../../../../scripts/gateway/core/clock'
import { openDatabase } from '../../../../scripts/gateway/core/database/open'
import { explainStart } from '../../../../scripts/gateway/core/database/start-problem'
import { startGateway } from '../../../../scripts/gateway/core/server'
import { START } from '../../support/gateway'

jest.setTimeout(300_000)

let home: string
/** Path of an intact database, and path of each test's data folder. */
let whole: string
let folder: string
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'foyer-start-'))
  whole = path.join(home, 'whole')
  await (await openDatabase({ dataDir: whole })).destroy()
})
beforeEach(() => (folder = path.join(home, 'gateway')))
afterEach(() => rm(folder, { recursive: true, force: true }))
afterAll(() => rm(home, { recursive: true, force: true }))

const start = (options: object): Promise<string> =>
  startGateway({ clock: memoryClock(START, () => START), logLevel: 'silent', ...options }).then(
    (gateway) => gateway.close().then(() => 'started'),
    (error: Error) => error.message,
  )
const logFiles = async (): Promise<string[]> =>
  (await readdir(`${folder}/pg_wal`)).filter((name) => name.length === 24).map((name) => `${folder}/pg_wal/${name}`)
/** Truncates each table file to half of its size. */
const halveTables = async (): Promise<void> => {
  const [database] = (await readdir(`${folder}/base`)).sort((one, other) => Number(other) - Number(one))
  for (const name of await readdir(`${folder}/base/${database}`)) {
    const file = `${folder}/base/${database}/${name}`
    if (/^\d+$/.test(name)) await truncate(file, Math.floor((await readFile(file)).length / 2))
  }
}

describe('a gateway start on a damaged database', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a cut control file', () => truncate(`${folder}/global/pg_control`, 100)],
    ['an empty write-ahead log', async () => Promise.all((await logFiles()).map((file) => truncate(file, 0)))],
    ['cut tables', halveTables],
  ])('reports the folder and the remedies for %s', async (_what, damage) => {
    await cp(whole, folder, { recursive: true })
    await damage()
    const text = await start({ dataDir: folder })
    expect(text).toContain(`The database in ${folder} is damaged`)
    expect(text).toMatch(/Nothing was deleted[^]*Copy a whole database back[^]*GATEWAY_DATA[^]*delete/)
    expect([existsSync(`${folder}/PG_VERSION`), existsSync(`${folder}.lock`)]).toEqual([true, false])
  })

  it('reports a full disk', async () => {
    await mkdir(folder)
    const statfs = jest.spyOn(fs, 'statfs').mockResolvedValue({ bavail: 100, bsize: 4096 } as never)
    const { message } = await explainStart({ name: 'ErrnoError', errno: 51 }, { dataDir: folder })
    statfs.mockRestore()
    expect(message).toMatch(/The disk of .*gateway is full[^]*Nothing was deleted[^]*GATEWAY_DATA/)
  })

  it('rethrows errors that the database did not cause', async () => {
    const taken = Object.assign(new Error('listen'), { code: 'EADDRINUSE' })
    for (const place of [{ dataDir: whole }, { databaseUrl: 'postgres://127.0.0.1/foyer' }])
      expect(await explainStart(taken, place)).toBe(taken)
  })
})

describe('an existing data folder', () => {
  it('is rejected and left unchanged if PG_VERSION is missing', async () => {
    await cp(whole, folder, { recursive: true })
    await rm(`${folder}/PG_VERSION`)
    const before = await readdir(folder)
    expect(await start({ dataDir: folder })).toMatch(
      /PG_VERSION is missing\. Nothing in it was changed[^]*GATEWAY_DATA/,
    )
    expect(await readdir(folder)).toEqual(before)
  })

  it('is rejected if it contains other files', async () => {
    await mkdir(folder)
    await writeFile(`${folder}/notes.txt`, 'mine')
    // Simulates the marker file of an interrupted first start. The folder is rejected, because notes.txt is not part of
    // a database.
    await writeFile(`${folder}.new`, '')
    expect(await start({ dataDir: folder })).toContain(`${folder} is neither empty nor a whole database`)
    expect(await readFile(`${folder}/notes.txt`, 'utf8')).toBe('mine')
    await rm(`${folder}.new`)
  })

  it('is created again if the first start was interrupted', async () => {
    await cp(whole, folder, { recursive: true })
    await rm(`${folder}/PG_VERSION`)
    await writeFile(`${folder}.new`, '')
    const db = await openDatabase({ dataDir: folder })
    await db.destroy()
    expect([existsSync(`${folder}/PG_VERSION`), existsSync(`${folder}.new`)]).toEqual([true, false])
  })
})

describe('the setting DATABASE_URL', () => {
  it.each(['hello', 'http://127.0.0.1/foyer'])(
    'is rejected as “%s”; the error shows the expected form',
    async (databaseUrl) => {
      expect(await start({ databaseUrl })).toMatch(/Invalid DATABASE_URL[^]*postgres:\/\/user:password@host/)
    },
  )

  it('is not shown with its password when the server cannot be reached', async () => {
    const text = await start({ databaseUrl: 'postgres://me:secret@127.0.0.1:1/foyer' })
    expect(text).toMatch(/database foyer of DATABASE_URL at 127\.0\.0\.1:1[^]*ECONNREFUSED[^]*not touched/)
    expect(text).not.toContain('secret')
  })
})
