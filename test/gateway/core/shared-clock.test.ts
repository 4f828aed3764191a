import { storedClock } from '../../../scripts/gateway/core/clock'
import type { Db } from '../../../scripts/gateway/core/database/database'
import { openEmbedded } from '../../../scripts/gateway/core/database/open'
import { type RunningGateway, startGateway } from '../../../scripts/gateway/core/server'
import { START } from '../support/gateway'
import { seededImage } from '../support/native/image'
import { PostgresSocket } from '../support/postgres-socket'

jest.setTimeout(300_000)

const HOUR = 3_600_000

describe('two clocks on one database', () => {
  let db: Db
  beforeAll(async () => {
    ;({ db } = await openEmbedded({ image: await seededImage(START) }))
  })
  afterAll(() => db.destroy())

  it('show the same time after each reload', async () => {
    const [one, other] = [await storedClock(db), await storedClock(db)]
    await one.advance(HOUR)
    await other.reload()
    expect(other.offset()).toBe(HOUR)
    await other.reset()
    await one.reload()
    expect(one.offset()).toBe(0)
  })

  it('preserve a change that is made during a reload', async () => {
    const clock = await storedClock(db)
    const reloading = clock.reload()
    const moving = clock.advance(HOUR)
    const during = clock.reload()
    await Promise.all([reloading, moving, during])
    expect(clock.offset()).toBe(HOUR)
  })
})

describe('two gateways on one PostgreSQL server', () => {
  const gateways: RunningGateway[] = []
  afterAll(async () => {
    for (const gateway of gateways) await gateway.close()
  })
  const offsetAt = async ({ url }: RunningGateway): Promise<number> =>
    ((await (await fetch(`${url}/console/api/clock`)).json()) as { data: { offset: number } }).data.offset

  it('share clock changes that are made in one console', async () => {
    const { client } = await openEmbedded({ image: await seededImage(START) })
    const server = new PostgresSocket(client)
    await server.start()
    for (let count = 0; count < 2; count += 1)
      gateways.push(await startGateway({ databaseUrl: server.url, logLevel: 'silent' }))
    const [one, other] = gateways
    await fetch(`${one.url}/console/api/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance: HOUR }),
    })
    while ((await offsetAt(other)) !== HOUR) await new Promise((resolve) => setImmediate(resolve))
    expect(await offsetAt(one)).toBe(HOUR)
    for (const gateway of gateways.splice(0)) await gateway.close()
    await server.stop()
    await client.close()
  })
})
