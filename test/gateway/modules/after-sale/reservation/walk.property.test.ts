import { play } from '../../../../bench/reserve/play'
import { testGateway } from '../../../support/gateway'
import { runSeed, shareOf } from '../../../../support/scope'

jest.setTimeout(240_000)

it(`preserves places, people and positions in a random walk (seed ${runSeed()})`, async () => {
  const test = await testGateway()
  try {
    const played = await play(test.gateway.context, { steps: shareOf(800), seed: runSeed() })
    expect(played.broken).toEqual([])
    // A short walk need not reach the other kinds of steps; the bench demands all of them.
    expect(played.done.reserve).toBeGreaterThan(0)
  } finally {
    await test.gateway.close()
  }
})
