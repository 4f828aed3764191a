import fc from 'fast-check'
import { trackingConfiguration } from '@/api/tracking'
import { hongKongCheck } from '@/domain/identity/hong-kong-id'
import { idCardCheck } from '@/domain/identity/id-card'
import { configurationKey, keyFor, seal, unseal } from '@/domain/tracking/seal'
import { CLIENT_VERSION } from '@/domain/version'
import { toBase64Url } from '@/lib/bytes'
import { EarlyEvents } from '@/tracking/early-events'
import type { TrackedEvent } from '@/tracking/events'
import { Tracker } from '@/tracking/tracker'
import { fakeServices } from '../support/services'

const EVENTS = 5_000
/** Number of events that are added at once. This number is below the limit of the queue. */
const TOGETHER = 20

const SECRET = new Uint8Array(32).fill(7)
const RULES = {
  ...{ enable: 'ON', f_enable: 'OFF', batch_size: 100, max_delay_seconds: 6, no_delay_event: ['share'] },
  ...{ relative_expire_ttl: 1440, key_id: 'K1', key: toBase64Url(keyFor(SECRET, 'K1')) },
}

const matching = (pattern: RegExp) => fc.stringMatching(pattern)
const grouped = (text: string, gap: string): string => [text.slice(0, 3), text.slice(3, 7), text.slice(7)].join(gap)

/** Generates personal data in the notations that people use. */
const personal = fc.oneof(
  fc
    .tuple(matching(/^1[3-9]\d{9}$/), fc.constantFrom('', ' ', '-'), fc.constantFrom('', '+86 ', '0086'))
    .map(([phone, gap, area]) => area + grouped(phone, gap)),
  matching(/^\+85[23] ?[5-9]\d{3} ?\d{4}$/),
  matching(/^[1-6]\d{5}(19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|1\d|2[0-8])\d{3}$/).map((body) => body + idCardCheck(body)),
  matching(/^(E|G|D|P)\d{8}$/),
  matching(/^E[A-HJ-NP-Z]\d{7}$/),
  matching(/^[HM]\d{8}(\d{2})?$/),
  matching(/^[A-Z]{1,2}\d{6}$/).map((body) => `${body}(${hongKongCheck(body)})`),
  matching(/^[157]\d{6}\(\d\)$/),
  fc.emailAddress(),
  matching(/^eyJ[A-Za-z0-9]{10,30}\.eyJ[A-Za-z0-9]{10,30}\.[\w-]{20,40}$/),
)
const around = fc.constantFrom('', ' ', '，', '电话：', 'mail ', '/', '"')
const written = fc.tuple(around, personal, around).map((parts) => parts.join(''))

const FIELDS = ['page', 'subject', 'component', 'target', 'way', 'noticeId', 'keyword', 'remark'] as const
const NEVER = { cellphone: fc.string(), address: fc.string(), idno: fc.string(), loginPhone: fc.string() }
const fields = fc.record({ ...Object.fromEntries(FIELDS.map((name) => [name, written])), ...NEVER })

test(`sends all of ${EVENTS} events, without the personal data in their fields`, async () => {
  const answer = () => ({ data: seal(configurationKey('M1', CLIENT_VERSION), JSON.stringify(RULES), '1') })
  const { clock, client, storage, services } = fakeServices({ answers: [[trackingConfiguration, answer]] })
  const arrived: Record<string, unknown>[] = []
  const tracker = new Tracker({
    ...{ clock, client, storage, log: services.log },
    send: async (request) => {
      const [, sealed = ''] = String(request.query?.data).split('.')
      const { events } = JSON.parse(unseal(keyFor(SECRET, 'K1'), sealed)) as {
        events: { facts: Record<string, unknown> }[]
      }
      arrived.push(...events.map(({ facts }) => facts))
      return { kind: 'answered', status: 200, headers: {}, body: '' }
    },
    sender: () => ({ merchantId: 'M1', terminalSrc: 'WEB', accessToken: '', language: 'zh' }),
  })
  const early = new EarlyEvents({ consented: () => true, now: clock.now })
  await tracker.start(early)
  const persons = fc.sample(fields, { numRuns: EVENTS, seed: 20_261_124 })
  for (let begin = 0; begin < EVENTS; begin += TOGETHER) {
    persons
      .slice(begin, begin + TOGETHER)
      .forEach((person, at) =>
        early.track({ name: 'page_view', ...person, count: begin + at } as unknown as TrackedEvent),
      )
    await clock.advanceAsync(6_000)
  }
  expect(arrived.map(({ count }) => count)).toEqual(persons.map((_, count) => count))
  expect(arrived.flatMap(({ count, ...leaked }) => Object.values(leaked))).toEqual([])
})
