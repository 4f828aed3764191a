import { play } from '../../../../bench/waitlist/play'
import { testGateway } from '../../../support/gateway'
import { isWholeMatrix, shareOf } from '../../../../support/scope'

jest.setTimeout(240_000)

it('serves 200 buyers in order despite concurrent joins, departures, offers and sales', async () => {
  const test = await testGateway()
  try {
    const played = await play(test.gateway.context, { steps: shareOf(200), seed: 7 })
    expect(played.broken).toEqual([])
    if (!isWholeMatrix()) return
    // Each kind of action must have occurred in the run.
    expect(played).toMatchObject({ joined: expect.any(Number), full: expect.any(Number) })
    expect(Math.min(played.full, played.left, played.offersTaken, played.missed)).toBeGreaterThan(0)
  } finally {
    await test.gateway.close()
  }
})
