import { PlainText } from '@/components/rich-text/plain-text'
import { RichText } from '@/components/rich-text/rich-text'
import { PAYLOADS } from '../../e2e/support/payloads'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

let mounted: Mounted
afterEach(() => mounted.unmount())

const open = async (html: string) => {
  const { services, went } = fakeServices({})
  mounted = await mount(withServices(RichText, services), { html })
  return went
}

test('renders rich text with headings one level below the screen’s', async () => {
  await open(
    '<h2>Doors</h2><p>Open at <b>18:30</b></p><h3>Bags</h3><ol><li>small</li></ol><img src="/media/a.webp" alt="Hall">',
  )
  expect(
    mounted.all('[role="heading"]').map((each) => `${each.getAttribute('aria-level')} ${each.textContent}`),
  ).toEqual(['2 Doors', '3 Bags'])
  expect(mounted.text()).toContain('Open at 18:30')
  expect(mounted.text()).toContain('1.small')
  expect(mounted.all('img').map((picture) => picture.getAttribute('alt'))).toEqual(['Hall'])
})

test('opens the address of a link in rich text', async () => {
  const went = await open('<p>See <a href="/content/S1001">the show</a></p>')
  await mounted.tap(mounted.button('the show'))
  expect(went).toEqual([['openAddress', '/content/S1001']])
})

test('never renders a malicious payload as an element, address or event handler', async () => {
  await open(PAYLOADS.join('<p>next</p>'))
  expect(mounted.all('[data-hit], script, iframe, svg, style, form, object, a[href], button')).toEqual([])
  expect(mounted.all('*').filter((each) => each.getAttributeNames().some((name) => name.startsWith('on')))).toEqual([])
  expect(mounted.text()).toContain('next')
})

test('shows plain text until the rich-text chunk has loaded', async () => {
  const { services } = fakeServices({})
  mounted = await mount(withServices(PlainText, services), { html: '<p>Doors &amp; <b>bags</b></p><img data-hit>' })
  expect(mounted.text()).toContain('Doors & ')
  expect(mounted.all('b, [data-hit]')).toEqual([])
})
