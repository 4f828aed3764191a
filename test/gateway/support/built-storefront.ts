import { rmSync } from 'node:fs'
import { memoryClock } from '../../../scripts/gateway/core/clock'
import { type RunningGateway, startGateway } from '../../../scripts/gateway/core/server'
import { START } from './gateway'
import { lendDatabase } from './native/database'
import { builtFolder } from './pages'

/**
 * Starts a gateway for the tests of a file. It serves a built storefront, and its clock does not advance. Read the
 * result inside tests only.
 */
export const useBuiltStorefront = (): Pick<RunningGateway, 'url' | 'context'> => {
  let root: string
  let gateway: RunningGateway
  beforeAll(async () => {
    root = builtFolder()
    gateway = await startGateway({
      webRoot: root,
      database: await lendDatabase(START),
      logLevel: 'silent',
      clock: memoryClock(START, () => START),
    })
  })
  afterAll(async () => {
    await gateway.close()
    rmSync(root, { recursive: true })
  })
  return {
    get url() {
      return gateway.url
    },
    get context() {
      return gateway.context
    },
  }
}
