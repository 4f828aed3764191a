import {
  createEntranceLink,
  entranceDetail,
  entranceVisits,
  linkedEntranceOf,
  sendEntrance,
  sendLinkedEntrance,
} from '@/api/entrance'
import { formDefinition } from '@/api/form'
import EntranceDetail from '@/packages/open-show/entrance-registration-detail/entrance-registration-detail'
import EntranceForm from '@/packages/open-show/entrance-registration-form/entrance-registration-form'
import RegistrationList from '@/packages/open-show/registration-list/registration-list'
import { aLinkedEntrance, anEntrance, anEntranceForm, aVisit } from '../../support/data/entrance'
import { NOW } from '../../support/fake-clock'
import { refused } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const HOUR = 3_600_000

it('lists visits with the number of missing forms', async () => {
  const items = [aVisit(), aVisit({ voucherId: 'V2', missing: 0, people: [anEntrance(1, { state: 'DONE' })] })]
  screen = await openScreen(RegistrationList, {
    ...{ member: true, answers: [[entranceVisits, () => ({ items, total: 2, last: true })]] },
  })
  expect(screen.text()).toContain('2 人中 2 人未登记')
  expect(screen.text()).toContain('全部已登记')
  await screen.press('冰上之夜')
  expect(screen.went).toContainEqual(['open', 'entrance-registration-detail', { entranceId: 'T1' }])
})

describe('a visit', () => {
  const open = async (visit: object = {}) => {
    const copied: string[] = []
    const clipboard = { copy: async (text: string) => (copied.push(text), { kind: 'done' as const }) }
    screen = await openScreen(EntranceDetail, {
      ...{ member: true, params: { entranceId: 'T1' }, host: { clipboard: clipboard as never } },
      answers: [
        [entranceDetail, () => aVisit(visit)],
        [createEntranceLink, () => ({ token: 'aa.bb' })],
        [formDefinition, anEntranceForm],
      ],
    })
    return copied
  }

  it('copies a new link for one person', async () => {
    const copied = await open()
    await screen.press('发链接')
    expect(screen.sentTo(createEntranceLink)).toEqual([{ entranceId: 'T1' }])
    expect(screen.text()).toContain('发给第 1 张票')
    await screen.press('复制链接')
    expect(copied[0]).toMatch(/\/entrance-registration-form\?token=aa\.bb/)
  })

  it('replaces a link only after a confirmation', async () => {
    await open({ people: [anEntrance(1, { linkedAt: NOW - HOUR })] })
    await screen.press('换新链接')
    expect(screen.question()).toContain('之前的链接将失效')
    expect(screen.sentTo(createEntranceLink)).toEqual([])
  })

  it('shows the buyer’s answers with their deletion day, and hides answers sent by link', async () => {
    const answers = [{ fieldId: 'unwell', personKey: 'p1', value: false, deletedOn: '2026-12-01' }]
    const done = { state: 'DONE', version: 1, doneAt: NOW - HOUR }
    await open({
      missing: 0,
      people: [anEntrance(1, { ...done, answers }), anEntrance(2, { ...done, isByLink: true })],
    })
    expect(screen.text()).toContain('是否不适')
    expect(screen.text()).toMatch(/删除/)
    expect(screen.text()).toContain('内容仅主办方可见')
  })

  it('offers nothing to send after the session', async () => {
    await open({ missing: 0, people: [anEntrance(1, { state: 'CLOSED' })] })
    expect(screen.text()).toContain('本场已结束')
    expect(screen.text()).not.toContain('发链接')
  })
})

describe('the form of a link', () => {
  const open = async (linked: object = {}) => {
    screen = await openScreen(EntranceForm, {
      params: { token: 'aa.bb' },
      answers: [
        [linkedEntranceOf, () => aLinkedEntrance(linked)],
        [formDefinition, anEntranceForm],
        [sendLinkedEntrance, () => aLinkedEntrance({ state: 'DONE', version: 1 })],
      ],
    })
  }

  it('is sent without an account, and can be filled in again', async () => {
    await open()
    expect(screen.text()).toContain('登记人：小满')
    await screen.press('否')
    await screen.press('提交登记')
    expect(screen.sentTo(sendLinkedEntrance)).toMatchObject([
      { token: 'aa.bb', version: 0, answers: { people: [{ personKey: 'p1', answers: { unwell: false } }] } },
    ])
    expect(screen.text()).toContain('登记已完成')
    await screen.press('重新填写')
    expect(screen.text()).toContain('提交修改')
  })

  it('cannot be changed after the deadline', async () => {
    await open({ state: 'DONE', version: 1, neededBy: NOW - 1 })
    expect(screen.text()).toContain('已不能再修改')
    expect(screen.text()).not.toContain('重新填写')
  })

  it('names a link that has ended', async () => {
    screen = await openScreen(EntranceForm, {
      ...{ params: { token: 'aa.bb' }, answers: [[linkedEntranceOf, refused('', 404)]] },
    })
    expect(screen.text()).toContain('链接已失效')
  })
})

describe('the form of an own ticket', () => {
  const open = async (member: boolean, visit: object = {}) => {
    screen = await openScreen(EntranceForm, {
      ...{ member, params: { entranceId: 'T1' } },
      answers: [
        [entranceDetail, () => aVisit(visit)],
        [formDefinition, anEntranceForm],
        [sendEntrance, () => aVisit()],
      ],
    })
  }

  it('returns to the visit after sending', async () => {
    await open(true)
    await screen.press('否')
    await screen.press('提交登记')
    expect(screen.sentTo(sendEntrance)).toMatchObject([{ entranceId: 'T1', formVersion: 1 }])
    expect(screen.went).toContainEqual(['redirect', 'entrance-registration-detail', { entranceId: 'T1' }])
  })

  it('continues with the answers that were sent', async () => {
    const answers = [{ fieldId: 'unwell', personKey: 'p1', value: true, deletedOn: '2026-12-01' }]
    await open(true, { people: [anEntrance(1, { state: 'DONE', version: 1, answers })] })
    await screen.press('提交修改')
    expect(screen.sentTo(sendEntrance)).toMatchObject([
      { version: 1, answers: { people: [{ answers: { unwell: true } }] } },
    ])
  })

  it('asks a visitor to log in', async () => {
    await open(false)
    expect(screen.text()).toContain('登录后填写登记')
  })

  it('is closed after the session', async () => {
    await open(true, { people: [anEntrance(1, { state: 'CLOSED' })] })
    expect(screen.text()).toContain('登记已截止')
  })
})
