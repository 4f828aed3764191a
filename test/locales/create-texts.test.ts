import { createTexts, type LoadCore } from '@/locales/create-texts'
import enUS from '@/locales/en-US/core.json'
import enOrder from '@/locales/en-US/order.json'
import zhCN from '@/locales/zh-CN/core.json'
import zhOrder from '@/locales/zh-CN/order.json'
import zhMO from '@/locales/zh-MO/core.json'
import moOrder from '@/locales/zh-MO/order.json'

const core = { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
const atHand: LoadCore = (language) => core[language]

describe('texts', () => {
  it('are there at once where the languages are in the package', () => {
    const texts = createTexts(atHand)
    expect(texts.ready).toBe(false)
    void texts.setLanguage('zh-MO')
    expect(texts.ready).toBe(true)
    expect(texts.translator('core')('button.login')).toBe('登入')
  })

  it('fill places without escaping', () => {
    const texts = createTexts(atHand)
    void texts.setLanguage('en-US')
    expect(texts.translator('core')('mine.hello', { name: 'Tom & <Jerry>' })).toBe('Hello, Tom & <Jerry>')
  })

  it.each([
    [0, '0 shows'],
    [1, '1 show'],
    [2, '2 shows'],
  ])('choose the plural form for %i without Intl', (count, text) => {
    const intl = globalThis.Intl
    Reflect.deleteProperty(globalThis, 'Intl')
    try {
      const texts = createTexts(atHand)
      void texts.setLanguage('en-US')
      expect(texts.translator('core')('list.result', { count })).toBe(text)
    } finally {
      globalThis.Intl = intl
    }
  })

  it('give a room its own texts and the core’s', () => {
    const texts = createTexts(atHand)
    texts.addRoom('order', { 'zh-CN': zhOrder, 'zh-MO': moOrder, 'en-US': enOrder })
    void texts.setLanguage('zh-CN')
    const t = texts.translator('order')
    expect(t('confirm.title')).toBe('确认订单')
    expect(t('button.cancel')).toBe('取消')
  })

  it('keep one translator until the language changes, then tell and give a new one', () => {
    const texts = createTexts(atHand)
    void texts.setLanguage('zh-CN')
    const before = texts.translator('core')
    expect(texts.translator('core')).toBe(before)
    const heard = jest.fn()
    const stop = texts.subscribe(heard)
    void texts.setLanguage('en-US')
    expect(heard).toHaveBeenCalledTimes(1)
    expect(texts.translator('core')).not.toBe(before)
    expect(texts.translator('core')('button.back')).toBe('Back')
    stop()
    void texts.setLanguage('zh-CN')
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('texts that are fetched', () => {
  it('change the language only when they have come', async () => {
    const texts = createTexts((language) => Promise.resolve(core[language]))
    await texts.setLanguage('zh-CN')
    const change = texts.setLanguage('en-US')
    expect(texts.language).toBe('zh-CN')
    await change
    expect(texts.language).toBe('en-US')
  })

  it('let the last wish win, whichever comes first', async () => {
    let arrive = (): void => undefined
    const slow = new Promise<typeof zhCN>((resolve) => (arrive = () => resolve(zhMO)))
    const texts = createTexts((language) => (language === 'zh-MO' ? slow : core[language]))
    const first = texts.setLanguage('zh-MO')
    await texts.setLanguage('en-US')
    arrive()
    await first
    expect(texts.language).toBe('en-US')
  })

  it('leave the language as it was when they do not come', async () => {
    const texts = createTexts((language) =>
      language === 'en-US' ? Promise.reject(new Error('offline')) : core[language],
    )
    await texts.setLanguage('zh-CN')
    await expect(texts.setLanguage('en-US')).rejects.toThrow('offline')
    expect(texts.language).toBe('zh-CN')
    expect(texts.translator('core')('button.back')).toBe('返回')
  })
})
