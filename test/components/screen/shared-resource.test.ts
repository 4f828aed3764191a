import { observable, runInAction } from 'mobx'
import { get } from '@/request/call'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

const profile = get<object, string>('user/profile', { auth: 'buyer', read: String })

test('reloads a shared resource on a return even while an older load is pending', async () => {
  const { services, answer } = fakeServices({ member: true })
  const ends: ((value: string) => void)[] = []
  answer(profile, () => new Promise<string>((resolve) => void ends.push(resolve)))
  const { screen, comeBack } = screenScope(services)
  const mine = [screen.query(profile, {}), screen.query(profile, {})]
  screen.start()
  await settle()
  comeBack()
  await settle()
  expect(ends).toHaveLength(2)
  ends[1]('after')
  await settle()
  ends[0]('before')
  await settle()
  expect(mine.map(({ value, pending }) => [value, pending])).toEqual([
    ['after', false],
    ['after', false],
  ])
})

const slots = get<{ month: string }, string>('slots', { auth: 'public', read: String })

test.each([
  ['slots of 11', true],
  [null, false],
])('shows %j with keepPrevious %s while the value of new parameters loads', async (shown, keepPrevious) => {
  const { services, answer } = fakeServices()
  answer(slots, ({ month }) => (month === '11' ? 'slots of 11' : new Promise(() => undefined)))
  const { screen } = screenScope(services)
  const month = observable.box('11')
  const resource = screen.query(slots, () => ({ month: month.get() }), { keepPrevious })
  screen.start()
  await settle()
  runInAction(() => month.set('12'))
  await settle()
  expect([resource.value, resource.pending]).toEqual([shown, true])
})
