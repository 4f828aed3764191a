import { html } from '../../../../../scripts/pages/markup'
import { useGateway } from '../../../support/gateway'
import { EXHIBITION, press, useShopper } from '../../../support/shopper'

const test = useGateway()
const buyer = useShopper(test)
let url: string
beforeAll(async () => {
  const { data } = (await buyer.order(EXHIBITION)).body
  url = await buyer.cashier(data.unPaidTransactionIds[0], {
    cancelUrl: '/orders',
    returnUrl: 'http://shop.example/pay-success?orderId=1&a="><script>',
  })
})

describe('the cashier’s page', () => {
  it('shows merchant, order, sum, method and remaining time, and uses no scripts', async () => {
    const response = await fetch(url)
    const page = await response.text()
    for (const text of [
      '沙盒收银台',
      '灯笼大厅',
      '<small>¥</small>128<',
      '支付宝',
      '剩余 15 分钟',
      '支付 ¥128',
      '取消并返回',
    ])
      expect(page).toContain(text)
    expect(page).not.toMatch(/<script|\son\w+=|javascript:/i)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://shop.example")
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['zh-MO', '沙盒收銀台'],
    ['en', 'Sandbox cashier'],
  ])('is in the language %s on request', async (lang, title) => {
    const page = await (await fetch(`${url}?lang=${lang}`)).text()
    expect(page).toContain(`<title>${title}</title>`)
  })

  it.each(['Pnothing12345', '<script>', 'x'.repeat(150)])('shows “no such payment” for %s', async (id) => {
    const response = await fetch(`${test.gateway.url}/sandbox/cashier/${encodeURIComponent(id)}?lang=en`)
    expect(response.status).toBe(404)
    const page = await response.text()
    expect(page).toContain('No such payment')
    expect(page).not.toContain('<script>')
    expect((await press(`${test.gateway.url}/sandbox/cashier/${encodeURIComponent(id)}`, 'pay')).status).toBe(404)
  })

  it.each(['https://evil.example', 'null'])('rejects a form from a page of %s', async (origin) => {
    const body = new URLSearchParams({ action: 'pay' })
    const answer = await fetch(url, { method: 'POST', body, headers: { origin }, redirect: 'manual' })
    expect(answer.status).toBe(403)
    expect(await (await fetch(url)).text()).toContain('支付 ¥128')
  })

  it('sets the referrer policy same-origin', async () => {
    expect((await fetch(url)).headers.get('referrer-policy')).toBe('same-origin')
  })

  it.each(['', 'steal', 'constructor'])('ignores the unknown action “%s”', async (action) => {
    expect(await press(url, action)).toEqual({ status: 303, location: new URL(url).pathname })
    expect(await (await fetch(url)).text()).toContain('支付 ¥128')
  })

  it('rejects an invalid form', async () => {
    const answers = await Promise.all([
      fetch(url, {
        method: 'POST',
        body: '{"action":"pay"}',
        headers: { 'content-type': 'text/xml' },
        redirect: 'manual',
      }),
      fetch(url, {
        method: 'POST',
        body: 'a'.repeat(20_000),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        redirect: 'manual',
      }),
      fetch(url, { method: 'DELETE' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([415, 413, 405])
  })

  it('redirects to the cancel address, and shows the cancellation afterwards', async () => {
    expect(await press(url, 'cancel')).toEqual({ status: 303, location: `${test.gateway.url}/orders` })
    const page = await (await fetch(url)).text()
    expect(page).toContain('支付已取消')
    expect(page).toContain('href="http://shop.example/pay-success?orderId=1&amp;a=%22%3E%3Cscript%3E"')
  })
})

describe('the template tag for markup', () => {
  it('escapes values, but not nested markup', () => {
    expect(html`<b title="${`"'&`}">${'<i>'}${html`<u>${'>'}</u>`}${[html`1`, html`2`]}</b>`.text).toBe(
      '<b title="&quot;&#39;&amp;">&lt;i&gt;<u>&gt;</u>12</b>',
    )
  })
})
