import path from 'node:path'
import { type Say, wordsOf } from '../../../scripts/browser/words'
import { testGateway, type TestGateway } from '../../gateway/support/gateway'
import { Host, type LaunchSettings } from '../harness/host'
import type { Kind } from '../harness/kinds'

export type Visit = Partial<Omit<LaunchSettings, 'kind' | 'root' | 'gateway'>>

/** A gateway, and the builds that are launched before it. */
export interface Stage {
  readonly kind: Kind
  readonly gateway: TestGateway
  readonly say: Say
  /** Starts the program, as somebody opens it. */
  launch(visit?: Visit): Host
}

const ROOT = path.resolve(__dirname, '../../..')

/** Where `npm run build:<kind>` puts a program; `HOSTS_DIST` names another folder of builds. */
export const builtProgram = (kind: Kind): string => path.join(ROOT, process.env.HOSTS_DIST ?? 'dist', kind)

/** A gateway for the tests of a file; what a test launched is closed after it, and must have kept within the limits. */
export const useStage = (kind: Kind): Stage => {
  let gateway: TestGateway
  let launched: Host[] = []
  beforeAll(async () => {
    gateway = await testGateway()
  })
  afterAll(() => gateway.gateway.close())
  afterEach(() => {
    const hosts = launched
    launched = []
    const troubles = hosts.flatMap((host) => {
      host.pages.measure()
      host.quit()
      return [...host.errors, ...host.meter.excesses]
    })
    expect(troubles).toEqual([])
  })
  return {
    kind,
    say: wordsOf('zh-CN'),
    get gateway() {
      return gateway
    },
    launch: (visit = {}) => {
      const host = new Host({ kind, root: builtProgram(kind), gateway: gateway.gateway.url, ...visit })
      launched.push(host)
      return host
    },
  }
}
