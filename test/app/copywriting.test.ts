import { runInAction } from 'mobx'
import { copywriting } from '@/api/copywriting'
import { syncCopywriting } from '@/app/copywriting'
import { applyStoredCopywriting } from '@/app/stored-copywriting'
import { texts } from '@/locales/texts'
import { logged } from '@/app/log'
import { keys } from '@/platform/storage/keys'
import { type Answer, offline } from '../support/fake-gateway'
import { fakeServices } from '../support/services'
import { settle } from '../support/settle'

const back = () => texts.translator()('button.back')
const says =
  (value: unknown): Answer =>
  () => ({ base: [{ key: 'button.back', value }] })

const setUp = (answer: Answer, stored = new Map<string, string>()) => {
  const all = fakeServices({
    form: 'wire',
    answers: [[copywriting, answer]],
    stored,
    language: 'en-US',
    config: { merchantId: 'M1' },
  })
  runInAction(() => (all.stores.shop.status = 'ready'))
  const follow = async () => {
    const stop = syncCopywriting(all.services)
    await settle()
    return stop
  }
  const answerWith = (next: Answer) => all.answer(copywriting, next)
  return { ...all, stored, follow, answerWith }
}

beforeEach(async () => {
  for (const language of ['zh-CN', 'zh-MO', 'en-US'] as const) texts.setCopywriting(language, {})
  await texts.setLanguage('en-US')
})

describe('the merchant’s copywriting', () => {
  it('overrides the built-in texts, and is stored by language', async () => {
    const { follow, sent, storage } = setUp(says('Go back'))
    const stop = await follow()
    expect(sent.map(({ params }) => params)).toEqual([{ merchantId: 'M1', client: 'H5' }])
    expect(back()).toBe('Go back')
    expect(storage.read(keys.copywriting)).toEqual({
      'en-US': { base: [{ key: 'button.back', value: 'Go back' }] },
    })
    stop()
  })

  it('is validated again and applied from storage before any request', async () => {
    const stored = new Map<string, string>()
    const first = setUp(says('Go back'), stored)
    ;(await first.follow())()
    texts.setCopywriting('en-US', {})
    const heard = jest.fn()
    const quiet = texts.subscribe(heard)
    const again = setUp(says('Go back'), stored)
    applyStoredCopywriting(again.services)
    expect(back()).toBe('Go back')
    const stop = await again.follow()
    // The same texts arrive again, so nothing is rendered a second time.
    expect(heard).toHaveBeenCalledTimes(1)
    quiet()
    stop()
  })

  it('is requested again for a newly chosen language', async () => {
    const { follow, stores, answerWith, sent, storage } = setUp(says('Go back'))
    const stop = await follow()
    answerWith(says('返去'))
    stores.preferences.chooseLanguage('zh-MO')
    await texts.setLanguage('zh-MO')
    await settle()
    expect([sent.length, back()]).toEqual([2, '返去'])
    expect(Object.keys(storage.read(keys.copywriting) ?? {})).toEqual(['en-US', 'zh-MO'])
    stop()
  })

  it('is dropped when it arrives after a change of language', async () => {
    let arrive = (_: unknown): void => undefined
    const { follow, stores, answerWith, storage } = setUp(() => new Promise((resolve) => (arrive = resolve)))
    const stop = await follow()
    answerWith(says('返去'))
    stores.preferences.chooseLanguage('zh-MO')
    arrive({ base: [{ key: 'button.back', value: 'Go back' }] })
    await settle()
    expect(storage.read(keys.copywriting)).toEqual({
      'zh-MO': { base: [{ key: 'button.back', value: '返去' }] },
    })
    expect(back()).toBe('Back')
    stop()
  })

  it('is requested after the merchant becomes known', async () => {
    const { follow, stores, configure, sent } = setUp(says('Go back'))
    runInAction(() => (stores.shop.config = null))
    const stop = await follow()
    expect(sent).toEqual([])
    configure({ merchantId: 'M1' })
    await settle()
    expect(back()).toBe('Go back')
    stop()
  })

  it.each([
    ['no network', offline],
    ['null', () => null],
    ['a list', () => ['base']],
    ['a page', () => '<html>'],
    ['groups of another kind', () => ({ base: 'Go back', order: 7, user: null })],
    ['entries of another kind', () => ({ base: [null, 7, 'x', { key: 1, value: 'x' }, { key: 'button.back' }] })],
    ['texts of another kind', () => ({ base: { 'button.back': 7, 'button.cancel': ['x'] } })],
    ['a text that is too long', says('x'.repeat(100_000))],
  ] as [string, Answer][])('changes no text if the answer is %s', async (_, answer) => {
    const { follow, stored } = setUp(answer)
    const size = () => [...stored.values()].join().length
    const before = size()
    const stop = await follow()
    expect(back()).toBe('Back')
    expect(size() - before).toBeLessThan(1_000)
    stop()
  })

  it('is accepted as an object with a value for each key', async () => {
    const { follow } = setUp(() => ({ base: { 'button.back': 'Go back' } }))
    const stop = await follow()
    expect(back()).toBe('Go back')
    stop()
  })

  it('logs rejected texts by their key only', async () => {
    const { follow } = setUp(says('{{secret}}'))
    const stop = await follow()
    const entry = logged().at(-1)
    expect(entry).toMatchObject({
      message: 'copywriting text rejected',
      facts: { namespace: 'core', key: 'button.back', reason: 'places' },
    })
    expect(JSON.stringify(entry)).not.toContain('secret')
    stop()
  })
})
