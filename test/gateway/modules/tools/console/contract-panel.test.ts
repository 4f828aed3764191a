import { JSDOM, VirtualConsole } from 'jsdom'
import type { OpenApi } from '../../../../../scripts/contract/openapi'
import { catalogue } from '../../../../support/catalogue'
import { testGateway } from '../../../support/gateway'

jest.setTimeout(240_000)

const LANGUAGES = ['zh', 'zh-MO', 'en'] as const

let document: OpenApi
const pages = new Map<string, string>()
beforeAll(async () => {
  const { gateway } = await testGateway()
  const textOf = async (path: string) => (await fetch(`${gateway.url}${path}`)).text()
  document = JSON.parse(await textOf('/openapi.json')) as OpenApi
  for (const lang of LANGUAGES) pages.set(lang, await textOf(`/console?lang=${lang}`))
  await gateway.close()
})

/** Closes the panel after each test. Otherwise its timers would continue after a failure. */
let close = (): void => undefined
afterEach(() => close())

/** Opens the console in jsdom. Only the request for the contract gets a response. */
const open = async (lang: (typeof LANGUAGES)[number], contract: () => Promise<unknown> = async () => document) => {
  let done = () => {}
  const virtualConsole = new VirtualConsole()
  const answered = new Promise<void>((resolve, reject) => {
    done = resolve
    virtualConsole.on('jsdomError', reject)
  })
  const { window } = new JSDOM(pages.get(lang), {
    virtualConsole,
    url: 'http://127.0.0.1/console',
    runScripts: 'dangerously',
    beforeParse: (page) => {
      const load = async (address: string) => {
        if (address !== '/openapi.json') return new Promise(() => undefined)
        setImmediate(() => setImmediate(done))
        return { json: contract }
      }
      Object.assign(page, { fetch: load, EventSource: page.EventTarget })
    },
  })
  close = () => window.close()
  await answered
  const find = <T extends Element = HTMLElement>(selector: string) => window.document.querySelector(selector) as T
  const all = (selector: string) => [...window.document.querySelectorAll<HTMLElement>(selector)]
  const unfold = (details: HTMLElement) => {
    details.setAttribute('open', '')
    details.dispatchEvent(new window.Event('toggle'))
    return details.textContent
  }
  const search = (word: string) => {
    find<HTMLInputElement>('#contract-find').value = word
    find('#contract-find').dispatchEvent(new window.Event('input'))
  }
  return { find, all, unfold, search }
}

describe('the API contract in the console', () => {
  it.each([
    ['zh', '接口契约'],
    ['zh-MO', '介面契約'],
    ['en', 'Contract'],
  ] as const)('lists every API call by tag in %s', async (lang, title) => {
    const { find, all } = await open(lang)
    expect(find('#contract-title').textContent).toBe(title)
    const calls = all('#contract .call summary').map(({ textContent }) => textContent)
    for (const { method, path } of Object.values(catalogue)) {
      const shape = new RegExp(`^${method}/${path.replace(/\{\w+\}/g, '\\{\\w+\\}')}`)
      expect(calls.some((text) => shape.test(text))).toBe(true)
    }
    const tags = all('#contract .tag-group > summary b').map(({ textContent }) => textContent)
    expect(tags).toEqual([...new Set(tags)].sort())
    expect(tags).toEqual(expect.arrayContaining(['order', 'sandbox', 'show']))
    expect(find('#contract').textContent).not.toMatch(/undefined|\[object/)
  })

  it('shows an opened call’s parameters, body and response, and finds calls by keyword', async () => {
    const { all, find, search, unfold } = await open('en')
    search('create_order')
    expect(find('#contract-count').textContent).toBe('Calls: 1')
    const [call, ...others] = all('#contract .call:not([hidden])')
    expect(others).toEqual([])
    expect(call!.parentElement!.hasAttribute('open')).toBe(true)
    const shown = unfold(call!)
    for (const part of [
      'purchase.createOrder',
      'needs an access token',
      '10000 ms',
      'Request body',
      'items[].quantity',
      'data.unPaidTransactionIds[]',
    ])
      expect(shown).toContain(part)
    search('')
    expect(all('#contract .call[hidden]')).toEqual([])
    const every = unfold(all('#contract .tag-group')[0]!)
    for (const part of ['access-token (header)', 'utcOffset (query)', 'statusCode']) expect(every).toContain(part)
    // All other calls can be shown, too. They include component kinds, nested lists and nullable values.
    for (const each of all('#contract .call')) expect(unfold(each)).not.toMatch(/undefined|\[object/)
  })

  it('shows a message when the contract cannot be read', async () => {
    const { find } = await open('en', () => Promise.reject(new Error('no JSON')))
    expect(find('#contract').textContent).toBe('The contract could not be read')
  })
})
