import { observable, runInAction } from 'mobx'
import { get } from '@/request/call'
import { RequestError } from '@/request/errors'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

const profile = get<{ part?: string }, string>('user/profile', { auth: 'buyer', read: String })
const countries = get<{ part?: string }, string>('pub/countries', { auth: 'public', read: String })

/** Creates services for a logged-in member with English texts. They record the requests that were sent. */
const world = (member = true) => {
  const all = fakeServices({ member, language: 'en-US' })
  const { stores } = all
  const sent: string[] = []
  let fails = false
  const answer = async ({ path }: { path: string }, { part = '' }: { part?: string }) => {
    const body = [path, part, stores.preferences.language, stores.user.userId].join(' ')
    sent.push(body)
    await settle()
    if (fails) throw new RequestError({ kind: 'network' })
    return body
  }
  for (const call of [profile, countries]) all.answer(call, (params: { part?: string }) => answer(call, params))
  return {
    ...all,
    sent,
    breakNetwork: (broken: boolean) => (fails = broken),
    change: async (act: () => void) => {
      runInAction(act)
      await settle()
      await settle()
    },
  }
}

describe('the data of a screen', () => {
  it('is loaded when the screen opens, and again on each return', async () => {
    const { services, sent } = world()
    const { screen, comeBack, lifecycle } = screenScope(services)
    const mine = screen.query(profile, {})
    expect(sent).toEqual([])
    screen.start()
    lifecycle.show()
    await settle()
    expect(sent).toHaveLength(1)
    comeBack()
    await settle()
    expect([sent.length, mine.value]).toEqual([2, 'user/profile  en-US U1'])
  })

  it('is not reloaded on a return while the data is fresh', async () => {
    const { services, sent, clock } = world()
    const { screen, comeBack } = screenScope(services)
    screen.query(profile, {}, { staleTime: 60_000 })
    screen.start()
    await settle()
    clock.advance(59_999)
    comeBack()
    expect(sent).toHaveLength(1)
    clock.advance(1)
    comeBack()
    expect(sent).toHaveLength(2)
  })

  it('is reloaded when the network returns, or on the next visit if hidden', async () => {
    const { services, sent, breakNetwork } = world()
    const { screen, lifecycle } = screenScope(services)
    const shared = screen.query(profile, {}, { staleTime: Infinity })
    screen.query(countries, {}, { staleTime: Infinity })
    breakNetwork(true)
    screen.start()
    await settle()
    await settle()
    breakNetwork(false)
    lifecycle.online()
    await settle()
    await settle()
    expect([shared.status, sent.length]).toEqual(['ready', 4])
    lifecycle.online()
    expect(sent).toHaveLength(4)
    breakNetwork(true)
    void shared.load()
    await settle()
    await settle()
    lifecycle.hide()
    breakNetwork(false)
    lifecycle.online()
    expect(sent).toHaveLength(5)
    lifecycle.show()
    await settle()
    await settle()
    expect([sent.length, shared.error]).toEqual([6, null])
  })

  it('is loaded once after the login if it requires a login', async () => {
    const { services, stores, logIn, change } = world(false)
    const { screen } = screenScope(services)
    const fetch = jest.fn(async () => 1)
    screen.resource(fetch, { perUser: true, when: () => stores.user.loggedIn })
    screen.start()
    await change(logIn)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('is shared: another screen shows the cached value and joins the pending load', async () => {
    const { services, sent } = world()
    const first = screenScope(services)
    const one = first.screen.query(profile, {})
    first.screen.start()
    const second = screenScope({ ...(services as object), resources: first.resources } as never)
    const two = second.screen.query(profile, {})
    second.screen.start()
    await settle()
    expect(sent).toHaveLength(1)
    expect(two.value).toBe(one.value)
    one.put('changed here')
    expect(two.value).toBe('changed here')
  })

  it('is reloaded when the language changes, and shows the old texts until then', async () => {
    const { services, stores, change } = world()
    const { screen } = screenScope(services)
    const shared = screen.query(countries, {})
    const own = screen.resource(async () => stores.preferences.language)
    screen.start()
    await settle()
    runInAction(() => stores.preferences.chooseLanguage('zh-CN'))
    expect([shared.value, shared.status]).toEqual(['pub/countries  en-US U1', 'ready'])
    await change(() => undefined)
    expect([shared.value, own.value]).toEqual(['pub/countries  zh-CN U1', 'zh-CN'])
  })

  it('is cleared when the user changes, except for public data', async () => {
    const { services, logIn, sent } = world()
    const { screen } = screenScope(services)
    const mine = screen.query(profile, {})
    const open = screen.query(countries, {})
    screen.start()
    await settle()
    logIn({ userId: 'U2' })
    expect([mine.value, mine.status]).toEqual([null, 'loading'])
    expect(open.value).not.toBeNull()
    expect(sent.filter((body) => body.startsWith('user/profile'))).toHaveLength(2)
  })

  it('is reloaded when its parameters change', async () => {
    const { services, change } = world()
    const { screen } = screenScope(services)
    const city = observable.box('north')
    const layout = screen.query(countries, () => ({ part: city.get() }))
    screen.start()
    await settle()
    await change(() => city.set('south'))
    expect(layout.value).toBe('pub/countries south en-US U1')
  })

  it('is loaded once its condition is true', async () => {
    const { services, stores, sent, logIn, change } = world(false)
    const { screen, comeBack } = screenScope(services)
    screen.query(profile, {}, { when: () => stores.user.loggedIn })
    screen.start()
    comeBack()
    expect(sent).toEqual([])
    await change(logIn)
    expect(sent).toHaveLength(1)
  })

  it('is not loaded automatically in `manual` mode', async () => {
    const { services, sent, change, stores } = world()
    const { screen, comeBack, lifecycle } = screenScope(services)
    const manual = screen.resource(async () => sent.push('manual'), { manual: true })
    screen.start()
    comeBack()
    lifecycle.refresh()
    expect(sent).toEqual([])
    await manual.load()
    await change(() => stores.preferences.chooseLanguage('zh-CN'))
    expect(sent).toEqual(['manual', 'manual'])
  })

  it('is reloaded by a refresh even while fresh', async () => {
    const { services, sent } = world()
    const { screen, lifecycle } = screenScope(services)
    screen.query(profile, {}, { staleTime: Infinity })
    screen.start()
    await settle()
    lifecycle.refresh()
    await settle()
    expect(sent).toHaveLength(2)
  })

  it('is loaded only once when a return and a refresh coincide', async () => {
    const { services, sent } = world()
    const { screen, comeBack, lifecycle } = screenScope(services)
    const page = jest.fn(async () => ({ items: ['a'], last: true }))
    const own = jest.fn(async () => 1)
    const shown = jest.fn()
    screen.list(page, String)
    screen.resource(own)
    screen.query(profile, {}, { staleTime: Infinity })
    screen.onShow(shown)
    const counts = () => [page, own, shown].map(({ mock }) => mock.calls.length)
    screen.start()
    lifecycle.refreshOnShow()
    await settle()
    expect([...counts(), sent.length]).toEqual([1, 1, 1, 1])
    comeBack()
    lifecycle.refreshOnShow()
    await settle()
    expect([...counts(), sent.length]).toEqual([2, 2, 2, 2])
    lifecycle.refresh()
    await settle()
    expect([...counts(), sent.length]).toEqual([3, 3, 3, 3])
  })

  it('is dropped when the user changes if it belongs to a buyer', async () => {
    const { services, stores, logIn, change } = world()
    const { screen } = screenScope(services)
    const list = screen.list(
      async () => ({ items: [stores.user.userId], last: true }),
      (item) => item,
      { perUser: true },
    )
    const own = screen.resource(async () => stores.user.userId, { perUser: true })
    screen.start()
    await settle()
    expect([list.items, own.value]).toEqual([['U1'], 'U1'])
    logIn({ userId: 'U2' })
    expect([list.items, own.value]).toEqual([[], null])
    await change(() => undefined)
    expect([list.items, own.value]).toEqual([['U2'], 'U2'])
  })

  it('preserves its value when a reload fails, and stores the reason', async () => {
    const { services, breakNetwork } = world()
    const { screen, comeBack } = screenScope(services)
    const mine = screen.query(profile, {})
    screen.start()
    await settle()
    breakNetwork(true)
    comeBack()
    await settle()
    await settle()
    expect([mine.status, mine.value]).toEqual(['ready', 'user/profile  en-US U1'])
    expect(mine.error).toMatchObject({ kind: 'network' })
  })
})

describe('lifecycle events of a model', () => {
  it('run on the first show, on each return, on hide and on refresh', () => {
    const { services } = world()
    const { screen, lifecycle, comeBack } = screenScope(services)
    const heard: string[] = []
    screen.onShow(() => heard.push('show'))
    screen.onReturn(() => heard.push('return'))
    screen.onHide(() => heard.push('hide'))
    screen.onRefresh(() => heard.push('refresh'))
    screen.start()
    screen.start()
    expect(heard.splice(0)).toEqual(['show'])
    comeBack()
    expect(heard.splice(0)).toEqual(['hide', 'show', 'return'])
    lifecycle.refresh()
    expect(heard).toEqual(['show', 'refresh'])
  })

  it('end when the model is disposed: no listener, reaction or timer runs afterwards', async () => {
    const { services, stores, sent, change, clock } = world()
    const { screen, lifecycle, comeBack } = screenScope(services)
    const heard: string[] = []
    screen.query(profile, {})
    screen.onShow(() => heard.push('show'))
    screen.reaction(
      () => stores.preferences.language,
      () => heard.push('language'),
    )
    screen.timeout(() => heard.push('timer'), 1_000)
    screen.onDispose(() => heard.push('disposed'))
    screen.start()
    await settle()
    screen.dispose()
    comeBack()
    lifecycle.refresh()
    clock.advance(1_000)
    await change(() => stores.preferences.chooseLanguage('zh-CN'))
    expect(heard).toEqual(['show', 'disposed'])
    expect(sent).toHaveLength(1)
    expect([screen.disposed, clock.pending]).toEqual([true, 0])
  })
})
