import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { memoryClock } from '../../../scripts/gateway/core/clock'
import { lockFolder } from '../../../scripts/gateway/core/database/folder-lock'
import { type RunningGateway, startGateway } from '../../../scripts/gateway/core/server'
import { START } from '../support/gateway'
import { seededImage } from '../support/native/image'

jest.setTimeout(300_000)

let home: string
let folder: string
let lock: string
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'foyer-lock-'))
  folder = path.join(home, 'gateway')
  lock = `${folder}.lock`
})
afterEach(() => rm(home, { recursive: true, force: true }))

/** Returns the id of a process that has ended. */
const deadPid = async (): Promise<number> => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid ?? 0
}

describe('the lock of a data folder', () => {
  it('is a file beside the folder that contains the process id', async () => {
    const release = await lockFolder(folder)
    expect(await readFile(lock, 'utf8')).toBe(String(process.pid))
    await release()
    expect(existsSync(lock)).toBe(false)
  })

  it('rejects a second gateway with an error that names the first and the remedies', async () => {
    await writeFile(lock, String(process.ppid))
    await expect(lockFolder(folder)).rejects.toThrow(
      new RegExp(`process ${process.ppid}[^]*GATEWAY_DATA[^]*DATABASE_URL[^]*gateway\\.lock`),
    )
    expect(await readFile(lock, 'utf8')).toBe(String(process.ppid))
  })

  it('is taken over from a process that has ended', async () => {
    await writeFile(lock, String(await deadPid()))
    await lockFolder(folder)
    expect(await readFile(lock, 'utf8')).toBe(String(process.pid))
  })

  it.each(['', 'x', '-1', '0', '1e309'])('is taken over if the lock file contains no process id: %p', async (text) => {
    await writeFile(lock, text)
    await lockFolder(folder)
    expect(await readFile(lock, 'utf8')).toBe(String(process.pid))
  })

  it('is taken over by only one of many concurrent gateways', async () => {
    await writeFile(lock, String(await deadPid()))
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('two gateways on one data folder', () => {
  it('cannot run at the same time', async () => {
    const image = await seededImage(START)
    const options = { dataDir: folder, image, clock: memoryClock(START, () => START), logLevel: 'silent' }
    const first = await startGateway(options)
    const second = await startGateway(options).then(
      (gateway: RunningGateway) => gateway.close().then(() => 'started'),
      (error: Error) => error.message,
    )
    expect(second).toContain(`process ${process.pid}`)
    expect((await fetch(`${first.url}/version/match`)).status).toBeLessThan(500)
    await first.close()
    expect(existsSync(lock)).toBe(false)
  })
})
