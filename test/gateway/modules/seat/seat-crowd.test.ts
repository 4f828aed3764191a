import { brokenBy } from '../../../bench/holds/judge'
import { playRounds } from '../../../bench/holds/rounds'
import { testGateway, type TestGateway } from '../../support/gateway'

jest.setTimeout(300_000)

let test: TestGateway
beforeAll(async () => {
  test = await testGateway()
})
afterAll(() => test.gateway.close())

/** The whole, 500 buyers with 20 seeds on both databases: `npm run bench:holds`. */
describe('80 buyers who each choose 2 to 4 adjacent seats of one section concurrently', () => {
  it('get each seat once, refusals with their reason, and leave stock, plan and log in agreement', async () => {
    const { rounds } = await playRounds(test.gateway, { buyers: 80, seeds: 2, sockets: 80 })
    expect(rounds.map(brokenBy)).toEqual([[], []])
    for (const { courses } of rounds) {
      expect(courses.filter(({ holdId }) => holdId).length).toBeGreaterThan(20)
      expect(courses.flatMap(({ answers }) => answers).some(({ answer }) => answer.statusCode !== 200)).toBe(true)
    }
  })
})
