import path from 'node:path'
import { type TextsByNamespace, textsOf } from '../../../scripts/browser/texts'
import { testGateway, type TestGateway } from '../../gateway/support/gateway'
import type { Language } from '../../../src/domain/languages'
import { delayAnswersIfLate } from '../../support/late-answers'
import { Hands } from '../harness/hands'
import { BUILT_IN, type Device, Host, type LaunchSettings } from '../harness/host'
import { takeReports } from '../harness/engine'
import type { Kind } from '../harness/kinds'
import type { Step } from './list'

export interface Visit extends Partial<Omit<LaunchSettings, 'kind' | 'root' | 'gateway'>> {
  /** True to ignore errors, for example after a call was removed on purpose. */
  mayFail?: boolean
}

/** A gateway, and the builds that are launched with it. */
export interface Stage {
  readonly kind: Kind
  readonly gateway: TestGateway
  /** Language of the texts, and of the data that the gateway returns. */
  readonly language: Language
  readonly texts: TextsByNamespace
  /** Starts the mini program as a user does. */
  launch(visit?: Visit): Host
  /** Records that a step of the list was taken. */
  did(step: Step): void
  /** The steps that were performed so far. */
  readonly done: ReadonlySet<Step>
  /** Returns a device on which the sandbox's member is logged in. */
  member(): Promise<Device>
}

const ROOT = path.resolve(__dirname, '../../..')

/**
 * Returns the folder to which `npm run build:<kind>` writes a mini program. `HOSTS_DIST` sets another folder that
 * contains the builds.
 */
export const builtProgram = (kind: Kind): string => path.join(ROOT, process.env.HOSTS_DIST ?? 'dist', kind)

/** Closes the mini program. Returns its uncaught errors, the exceeded limits and the logged errors. */
const troublesOf = (host: Host): string[] => {
  host.quit()
  const logged = host.realm.lines.filter(({ level }) => level === 'error').map(({ text }) => text)
  return [...host.errors, ...logged, ...host.meter.excesses]
}

/**
 * Starts a gateway for the tests of a file. After each test, closes the launched programs and checks their limits.
 * @param logIn logs in from the login screen
 * @param language of the texts that scenarios look for
 */
export const useStage = (kind: Kind, logIn: (stage: Stage) => Promise<Device>, language: Language = 'zh-CN'): Stage => {
  let gateway: TestGateway
  let launched: { host: Host; mayFail: boolean }[] = []
  let member: Promise<Device> | undefined
  beforeAll(async () => {
    gateway = await testGateway(Date.now, { storefrontOrigins: [BUILT_IN] })
    delayAnswersIfLate(gateway.gateway.app.server)
  })
  afterAll(() => gateway.gateway.close())
  afterEach(() => {
    const all = launched
    launched = []
    const troubles = all.flatMap(({ host, mayFail }) => {
      if (!mayFail) return troublesOf(host)
      host.quit()
      return []
    })
    const reports = takeReports()
    expect([...troubles, ...(all.some(({ mayFail }) => mayFail) ? [] : reports)]).toEqual([])
  })
  const done = new Set<Step>()
  const stage: Stage = {
    kind,
    done,
    did: (step) => void done.add(step),
    language,
    texts: textsOf(language),
    get gateway() {
      return gateway
    },
    launch: ({ mayFail = false, ...visit } = {}) => {
      const host = new Host({ kind, root: builtProgram(kind), gateway: gateway.gateway.url, ...visit })
      launched.push({ host, mayFail })
      return host
    },
    member: async () => {
      member ??= logIn(stage)
      const { storage } = await member
      return { storage: new Map(storage), hands: new Hands() }
    },
  }
  return stage
}
