import { brokenBy } from '../../../../bench/holds/judge'
import { playRounds } from '../../../../bench/holds/rounds'
import { useGateway } from '../../../support/gateway'
import { isWholeMatrix, shareOf } from '../../../../support/scope'

jest.setTimeout(300_000)

const test = useGateway()

/** Smaller numbers than in `npm run bench:holds`, which runs 500 buyers and 20 seeds on both databases. */
const BUYERS = shareOf(80)

describe('many buyers who concurrently choose 2 to 4 adjacent seats of one section', () => {
  it('never get a seat twice, and leave stock, status and log consistent', async () => {
    const { rounds } = await playRounds(test.gateway, { buyers: BUYERS, seeds: 2, sockets: BUYERS })
    expect(rounds.map(brokenBy)).toEqual([[], []])
    for (const { courses } of rounds) {
      expect(courses.filter(({ holdId }) => holdId).length).toBeGreaterThan(BUYERS / 4)
      if (isWholeMatrix())
        expect(courses.flatMap(({ answers }) => answers).some(({ answer }) => answer.statusCode !== 200)).toBe(true)
    }
  })
})
