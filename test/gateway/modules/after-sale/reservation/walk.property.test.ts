import { play, type Played } from '../../../../bench/reserve/play'
import { testGateway } from '../../../support/gateway'
import { runSeed, shareOf } from '../../../../support/scope'

jest.setTimeout(240_000)

/** Maximum number of walks. A short walk of some seeds has no step of a kind. */
const MOST = 8

const walk = async (seed: number): Promise<Played> => {
  const test = await testGateway()
  try {
    return await play(test.gateway.context, { steps: shareOf(800), seed })
  } finally {
    await test.gateway.close()
  }
}

it(`preserves places, people and positions in random walks (from seed ${runSeed()})`, async () => {
  const done = { reserve: 0, cancel: 0, join: 0 }
  const kinds = Object.keys(done) as (keyof typeof done)[]
  for (let at = 0; at < MOST && kinds.some((kind) => done[kind] === 0); at += 1) {
    const played = await walk(runSeed() + at)
    expect(played.broken).toEqual([])
    for (const kind of kinds) done[kind] += played.done[kind]
  }
  expect(Math.min(...Object.values(done))).toBeGreaterThan(0)
})
