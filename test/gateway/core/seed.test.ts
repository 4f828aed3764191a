import { existsSync } from 'node:fs'
import path from 'node:path'
import { SHOW_STATUSES } from '@/api/show-card'
import { LANGUAGES } from '../../../scripts/gateway/core/localized-text'
import { SHOWS } from '../../../scripts/gateway/modules/catalogue/show/source-service'
import { useGateway } from '../support/gateway'

const HOUR = 3_600_000
const test = useGateway()

const sources = Object.values(SHOWS).flat()
const dynamic = async (showId: string) => (await test.ask(`show/pub/v5/show/${showId}/dynamic`)).body.data

describe('the seed data', () => {
  it('has many shows in all categories', () => {
    expect(Object.keys(SHOWS)).toHaveLength(8)
    expect(sources.length).toBeGreaterThanOrEqual(64)
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length)
  })

  it('includes shows in every status', async () => {
    const statuses = await Promise.all(sources.map(async ({ id }) => (await dynamic(id)).showDetailStatus))
    expect([...new Set(statuses)].sort()).toEqual([...SHOW_STATUSES].sort())
  })

  it('has all names in three languages', () => {
    const texts = sources.flatMap(({ name, advertise, lead }) => [name, advertise, lead])
    for (const text of texts) for (const lang of LANGUAGES) expect(text[lang]).toMatch(/\S/)
  })

  it('uses Traditional Chinese texts for Macao', async () => {
    const { body } = await test.ask('show/pub/v5/show/S1001/static?lang=zh-MO')
    expect(body.data.showName).toBe('潮汐電台「零點以後」巡迴演唱會·上海站')
  })

  it('has a picture for every poster', () => {
    const media = path.join(__dirname, '../../../scripts/gateway/media/posters')
    const missing = existsSync(media)
      ? sources.filter(({ poster }) => !existsSync(path.join(media, `${poster}.webp`)))
      : []
    expect(missing).toEqual([])
  })

  it('excludes an unlisted show from lists, but not from its page', async () => {
    const { body } = await test.ask('home/pub/v3/show_list/search?keyword=quiet%20country&lang=en')
    expect(body.data.total).toBe(0)
    expect((await dynamic('S6008')).showDetailStatus).toBe('DISABLED')
  })
})

describe('the sale of a show', () => {
  it('has a countdown, and opens on time', async () => {
    const before = await dynamic('S1002')
    expect(before.showDetailStatus).toBe('PRE_SALE')
    expect(before.saleTimeCountdown).toBeGreaterThan(0)
    await test.clock.advance(before.saleTimeCountdown + 1)
    expect(await dynamic('S1002')).toMatchObject({ showDetailStatus: 'ON_SALE', saleTimeCountdown: null })
  })

  it('ends with the last session of the show', async () => {
    const { lastShowTime } = (await test.ask('show/pub/v5/show/S3001/static')).body.data
    await test.clock.set(lastShowTime + 5 * HOUR)
    expect((await dynamic('S3001')).showDetailStatus).toBe('COMPLETED')
    const sessions = (await test.ask('show/pub/v3/show/S3001/sessions_dynamic_data')).body.data
    expect(sessions[0].sessionStatus).toBe('COMPLETED')
  })
})
