import { attendees } from '@/api/attendee'
import { openShowDetail } from '@/api/open-show'
import { createRegistration } from '@/api/registration'
import { OPEN_SHOW_CODES } from '@/domain/business-codes/open-show'
import OpenShowForm from '@/packages/open-show/open-show-form/open-show-form'
import { anAttendee } from '../../support/data/attendee'
import { anOpenShow, aRegistration, aShowSession } from '../../support/data/open-show'
import { offline, refused } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (show: object = {}, params: Record<string, string> = { showId: 'OS1' }) => {
  screen = await openScreen(OpenShowForm, {
    ...{ member: true, params },
    answers: [
      [openShowDetail, () => anOpenShow(show)],
      [attendees, () => [anAttendee('林晚'), anAttendee('林小满', { birthday: '2016-05-21' })]],
      [createRegistration, () => aRegistration()],
    ],
  })
}
const check = (text: string) => {
  const found = screen.all('[role=checkbox]').find(({ textContent }) => textContent?.includes(text))
  if (!found) throw new Error(`No checkbox "${text}".`)
  return screen.tap(found)
}

it('sends the sessions in the order of the taps, and opens the registration', async () => {
  await open()
  await screen.press('11月24日')
  await screen.press('11月23日')
  await check('林晚')
  await check('同意')
  await screen.press('提交报名')
  expect(screen.sentTo(createRegistration)).toMatchObject([
    { showId: 'OS1', sessionIds: ['OS1-2', 'OS1-1'], quantity: 0, salt: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ])
  expect(screen.went).toContainEqual(['redirect', 'open-show-detail', { registrationId: 'RG1' }])
})

it('needs no choice of the only session, and sends a number of people without documents', async () => {
  await open({ needs: 'NONE', sessions: [aShowSession()] })
  await check('同意')
  await screen.press('提交报名')
  expect(screen.sentTo(createRegistration)).toMatchObject([{ sessionIds: ['OS1-1'], audienceIds: [], quantity: 1 }])
})

it('lists the missing parts in their order before sending', async () => {
  await open()
  const missing = async () => {
    await screen.press('提交报名')
    return screen.toast()
  }
  const first = await missing()
  await screen.press('11月23日')
  const second = await missing()
  await check('林晚')
  expect([first, second, await missing()]).toEqual(['请选择场次', '请选择参加人', '请先同意报名须知'])
  expect(screen.sentTo(createRegistration)).toEqual([])
})

it('sends the same key again after a lost answer, and shows a refusal', async () => {
  await open({ needs: 'NONE', sessions: [aShowSession()] })
  await check('同意')
  screen.answer(createRegistration, offline)
  await screen.press('提交报名')
  await screen.press('知道了')
  screen.answer(createRegistration, refused('名额不足', OPEN_SHOW_CODES.registrationFull))
  await screen.press('提交报名')
  const [one, two] = screen.sentTo(createRegistration)
  expect([two?.idempotencyKey, screen.question()]).toEqual([one?.idempotencyKey, '名额不足'])
})

it.each<[string, object, Record<string, string>]>([
  ['the window is closed', { phase: 'CLOSED' }, { showId: 'OS1' }],
  ['the address names no show', {}, {}],
])('leads to other shows if %s', async (_, show, params) => {
  await open(show, params)
  await screen.press('看看其他演出')
  expect(screen.went.flat()).toContain('all')
})
