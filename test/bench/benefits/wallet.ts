import { DEMO_MEMBER } from '../../../scripts/gateway/core/seed/demo-member'
import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { roundsOf } from '../command'
import { compare, timesInTurn } from './times'

const PAGE = 'offset=0&length=20'
/** Lists of everything that a buyer holds. Without the wallet's summary, its screen would need them all. */
const LISTS = [
  `user/buyer/v5/coupons/self/page?${PAGE}`,
  `user/buyer/v3/purchased/privilege/card/query?${PAGE}`,
  `user/buyer/v3/point/lots?${PAGE}`,
  'show/buyer/v3/privilege/tags',
]
/** Maximum time of the wallet's p95, and maximum size of its response, as shares of those of the lists. */
const [TIME, SIZE] = [0.6, 0.3]

/** Compares the wallet of the sandbox's member with the lists that it summarizes, which are requested in parallel. */
export const measureWallet = async (_: string, options: GatewayOptions) => {
  const gateway = await startGateway({ ...options, logLevel: 'silent', jobs: false })
  try {
    const { accessToken } = await gateway.context.tokens.signIn(DEMO_MEMBER)
    const read = async (path: string): Promise<number> => {
      const answer = await fetch(`${gateway.url}/${path}`, { headers: { 'access-token': accessToken } })
      const body = await answer.text()
      if ((JSON.parse(body) as { statusCode: number }).statusCode !== 200) throw new Error(`${path} answered ${body}`)
      return Buffer.byteLength(body)
    }
    const wallet = () => read('user/buyer/v1/wallet')
    const lists = () => Promise.all(LISTS.map(read))
    const [own, all] = [await wallet(), (await lists()).reduce((sum, size) => sum + size, 0)]
    const { figures, broken } = compare(await timesInTurn(roundsOf(100), wallet, lists), TIME)
    const size = { ours: own, bare: all, ratio: Number((own / all).toFixed(2)), goal: SIZE }
    return {
      figures: { time: figures, size },
      broken: [...broken, ...(size.ratio > SIZE ? [`the size is ${size.ratio}×, above ${SIZE}×`] : [])],
    }
  } finally {
    await gateway.close()
  }
}
