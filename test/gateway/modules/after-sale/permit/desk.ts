import { rotatingCode } from '@/domain/ticket/gate-code'
import { codeWindow } from '@/domain/ticket/one-time-code'
import { GateBook } from '../../../../../scripts/gateway/modules/after-sale/gate/page/book'
import type { GateList } from '../../../../../scripts/gateway/modules/after-sale/gate/page/book-types'
import { remainingOf } from '../../../../../scripts/gateway/modules/catalogue/capacity/service'
import { realPicture, storePicture } from '../../../support/private-pictures'
import type { TestGateway } from '../../../support/gateway'
import { newKey, type Shopper, shopperOf } from '../../../support/shopper'
import { memoryShelf } from '../gate/memory-shelf'

export const PROJECT = 'TIDAL26'
const PHONE = { countryCode: '86', cellphone: '13800138000' }
const DAY = '2026-12-01'

export interface Worker extends Shopper {
  userId: string
  /** Number of a valid passport. */
  document: string
}

let ids = 0

/** Returns functions that apply for work permits at a test gateway, decide, and scan passes. */
export const permitDesk = (test: TestGateway, phonePrefix: string) => {
  const db = () => test.gateway.context.db
  let count = 0
  const join = (worker: Shopper, companyCode = 'LIGHT-7K2M') =>
    worker.post('buyer/v1/work_permits/join', { companyCode })
  /** A new account that has joined a company. */
  const newWorker = async (companyCode?: string): Promise<Worker> => {
    const { userId } = await test.signIn(`${phonePrefix}${String((count += 1)).padStart(4, '0')}`)
    const worker = { ...(await shopperOf(test, userId)), userId, document: `E${10_000_000 + (ids += 1)}` }
    await join(worker, companyCode)
    return worker
  }
  const answersOf = async (worker: Worker, more: object = {}) => {
    const code = `WP${(ids += 1)}`
    await storePicture(test, worker.userId, code, 'PERMIT', await realPicture())
    const application = {
      ...{ name: '林晚', document: { idType: 'PASSPORT', idNo: worker.document }, photo: [code], job: 'Rigger' },
      ...{ company: 'Lumen', emergencyName: '林父', emergencyPhone: PHONE, ...more },
    }
    return { application, people: [] }
  }
  const apply = async (worker: Worker, more: object = {}) =>
    worker.post('buyer/v1/work_permits', {
      ...{ projectCode: PROJECT, roleId: 'stage', days: [DAY], zoneIds: ['stage'], zoneReason: '', formVersion: 1 },
      ...{ answers: await answersOf(worker), idempotencyKey: newKey(), ...more },
    })
  const applied = async (worker: Worker, more: object = {}): Promise<string> =>
    (await apply(worker, more)).body.data.permitId
  const act = (permitId: string, action: string) =>
    test.ask(`console/api/permits/${permitId}`, { method: 'POST', body: { action } })
  const company = async (at = 0): Promise<string> =>
    (await test.ask('console/api/permit-companies')).body.data[at].link.split('/').pop()
  const confirm = async (permitId: string, action = 'CONFIRM', token?: string) =>
    test.ask(`pub/v1/work_permits/company/${token ?? (await company())}`, {
      ...{ method: 'POST', body: { permitId, action } },
    })
  return {
    db,
    newWorker,
    join,
    answersOf,
    apply,
    applied,
    act,
    company,
    confirm,
    /** An approved permit. */
    approved: async (worker: Worker, more: object = {}): Promise<string> => {
      const permitId = await applied(worker, more)
      await confirm(permitId)
      await act(permitId, 'APPROVE_A')
      return permitId
    },
    ask: (permitId: string, fieldIds: string[], note = '') =>
      test.ask('console/api/permit-changes', {
        ...{ method: 'POST', body: { permitId, fieldIds, reason: 'PHOTO_DARK', note } },
      }),
    read: async (worker: Worker, permitId: string) => (await worker.get(`buyer/v1/work_permits/${permitId}`)).body.data,
    codeOf: async (answer: Promise<{ body: { statusCode: number } }>) => (await answer).body.statusCode,
    leftOf: async (owner: string) => (await remainingOf(db(), 'QUOTA', [owner])).get(owner) ?? -1,
    again: async (worker: Worker): Promise<Worker> => ({ ...worker, ...(await shopperOf(test, worker.userId)) }),
    /** Returns a function that shows the code of a pass on this device. */
    passOf: async (worker: Worker, permitId: string) => {
      const { data } = (await worker.get(`buyer/v1/work_permits/${permitId}/key`)).body
      return () => rotatingCode(permitId, data, codeWindow(test.clock.now()), 'permit')
    },
    /** Opens a gate with the list of the project. */
    gate: async (door: string, listId = `permits_${PROJECT}`) => {
      let isCut = false
      const book = await GateBook.open({
        shelf: memoryShelf(),
        send: async (report) => {
          if (isCut) throw new Error('no network')
          const { body } = await test.ask('gate/api/reports', { method: 'POST', body: report })
          if (body.statusCode !== 200) throw new Error(body.comments)
          return body.data
        },
        now: () => test.clock.now(),
        newId: () => `pass-${(ids += 1)}`,
      })
      book.take((await test.ask(`gate/api/sessions/${listId}`)).body.data as GateList, door)
      return {
        book,
        cut: (is: boolean) => (isCut = is),
        scan: async (text: string, direction: 'IN' | 'OUT' = 'IN') => {
          const { scanId } = book.scan(text, direction)
          await book.sync()
          const { admitted, reason } = book.show(scanId)
          return admitted ? 'in' : reason
        },
      }
    },
  }
}
