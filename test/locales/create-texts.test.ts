import { checkoutTexts } from '@/locales/namespaces/checkout'
import { createTexts, type LoadCore } from '@/locales/create-texts'
import enUS from '@/locales/en-US/core.json'
import zhCN from '@/locales/zh-CN/core.json'
import zhMO from '@/locales/zh-MO/core.json'

const core = { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
const atHand: LoadCore = (language) => core[language]

describe('texts', () => {
  it('are available immediately when the package contains the language', () => {
    const texts = createTexts(atHand)
    expect(texts.ready).toBe(false)
    void texts.setLanguage('zh-MO')
    expect(texts.ready).toBe(true)
    expect(texts.translator()('button.login')).toBe('登入')
  })

  it('resolve whenReady once they have loaded', async () => {
    const loading: { arrive?: () => void } = {}
    const texts = createTexts((language) => new Promise((resolve) => (loading.arrive = () => resolve(core[language]))))
    const seen: string[] = []
    void texts.setLanguage('en-US')
    const waits = texts.whenReady().then(() => seen.push(texts.translator()('button.login')))
    await Promise.resolve()
    expect(seen).toEqual([])
    loading.arrive?.()
    await waits
    await texts.whenReady()
    expect(seen).toEqual(['Log in'])
  })

  it('fill placeholders without escaping', () => {
    const texts = createTexts(atHand)
    void texts.setLanguage('en-US')
    expect(texts.translator()('list.without', { name: 'Tom & <Jerry>' })).toBe('Remove filter: Tom & <Jerry>')
  })

  it('put a title in brackets, unless the title has its own brackets', () => {
    const texts = createTexts(atHand)
    void texts.setLanguage('zh-CN')
    const t = texts.translator()
    expect([t('common.titled', { title: '雷雨' }), t('common.titled', { title: '《雷雨》专场' })]).toEqual([
      '《雷雨》',
      '《雷雨》专场',
    ])
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
      expect(texts.translator()('list.result', { count })).toBe(text)
    } finally {
      globalThis.Intl = intl
    }
  })

  it('provide a namespace with its own texts and the core texts', () => {
    const texts = createTexts(atHand)
    void texts.setLanguage('zh-CN')
    const t = texts.translator(checkoutTexts)
    expect(t('confirm.title')).toBe('确认订单')
    expect(t('button.cancel')).toBe('取消')
  })

  it('return the same translator until the language changes, then notify listeners', () => {
    const texts = createTexts(atHand)
    void texts.setLanguage('zh-CN')
    const before = texts.translator()
    expect(texts.translator()).toBe(before)
    const heard = jest.fn()
    const stop = texts.subscribe(heard)
    void texts.setLanguage('en-US')
    expect(heard).toHaveBeenCalledTimes(1)
    expect(texts.translator()).not.toBe(before)
    expect(texts.translator()('button.back')).toBe('Back')
    stop()
    void texts.setLanguage('zh-CN')
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('the current language', () => {
  it('changes only after its texts have loaded', async () => {
    const texts = createTexts((language) => Promise.resolve(core[language]))
    await texts.setLanguage('zh-CN')
    const change = texts.setLanguage('en-US')
    expect(texts.language).toBe('zh-CN')
    await change
    expect(texts.language).toBe('en-US')
  })

  it('is the last requested language, in any order of arrival', async () => {
    let arrive = (): void => undefined
    const slow = new Promise<typeof zhCN>((resolve) => (arrive = () => resolve(zhMO)))
    const texts = createTexts((language) => (language === 'zh-MO' ? slow : core[language]))
    const first = texts.setLanguage('zh-MO')
    await texts.setLanguage('en-US')
    arrive()
    await first
    expect(texts.language).toBe('en-US')
  })

  it('does not change when loading fails', async () => {
    const texts = createTexts((language) =>
      language === 'en-US' ? Promise.reject(new Error('offline')) : core[language],
    )
    await texts.setLanguage('zh-CN')
    await expect(texts.setLanguage('en-US')).rejects.toThrow('offline')
    expect(texts.language).toBe('zh-CN')
    expect(texts.translator()('button.back')).toBe('返回')
  })
})

describe('a merchant’s copywriting', () => {
  const help = (value: string) => ({ base: [{ key: 'button.back', value }] })
  const spoken = () => {
    const texts = createTexts(atHand)
    void texts.setLanguage('en-US')
    const heard = jest.fn()
    texts.subscribe(heard)
    return { texts, heard, back: () => texts.translator()('button.back') }
  }

  it('overrides the storefront’s texts, notifies once, and can be removed', () => {
    const { texts, heard, back } = spoken()
    texts.setCopywriting('en-US', help('Go back'))
    expect(back()).toBe('Go back')
    texts.setCopywriting('en-US', help('Go back'))
    expect(heard).toHaveBeenCalledTimes(1)
    texts.setCopywriting('en-US', {})
    expect(back()).toBe('Back')
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('applies only to its language', () => {
    const { texts, heard, back } = spoken()
    texts.setCopywriting('zh-CN', help('回去'))
    expect([back(), heard.mock.calls.length]).toEqual(['Back', 0])
    void texts.setLanguage('zh-CN')
    expect(back()).toBe('回去')
  })

  it('applies stored texts at the first paint and does not notify again', () => {
    const texts = createTexts(atHand)
    const heard = jest.fn()
    texts.subscribe(heard)
    texts.setCopywriting('en-US', help('Go back'))
    expect(heard).not.toHaveBeenCalled()
    void texts.setLanguage('en-US')
    expect(texts.translator()('button.back')).toBe('Go back')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('applies to a namespace that loads later, without notifying earlier', () => {
    const { texts, heard } = spoken()
    texts.setCopywriting('en-US', { checkout: [{ key: 'confirm.title', value: 'Your order' }] })
    expect(heard).not.toHaveBeenCalled()
    expect(texts.translator(checkoutTexts)('confirm.title')).toBe('Your order')
  })

  it('logs rejected texts by namespace and key, never by their content', () => {
    const { texts, back } = spoken()
    const refused = jest.fn()
    texts.setCopywriting('en-US', { base: [{ key: 'button.back', value: '{{secret}}' }] }, refused)
    expect(refused.mock.calls).toEqual([['core', 'button.back', 'places']])
    expect(back()).toBe('Back')
  })
})
