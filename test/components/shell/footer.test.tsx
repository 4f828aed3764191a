import { Footer } from '@/components/shell/footer/footer'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

jest.mock('@/components/ui/use-deferred-mount', () => ({ useDeferredMount: () => true }))

let screen: Mounted
afterEach(() => screen.unmount())

const shown = async (config: object) => {
  const fake = fakeServices({ config })
  screen = await mount(withServices(Footer, fake.services), {})
  return fake
}

test('opens the merchant’s footer links', async () => {
  const links = [
    { name: '隐私政策', url: '/agreement?id=privacy-policy' },
    { name: '集团', url: 'https://group.example/' },
    { name: '', url: '/nowhere' },
  ]
  const { went, stores } = await shown({ footerConfigVO: { links } })
  const shownLinks = screen.all('[role=link]')
  expect(shownLinks.map(({ textContent }) => textContent)).toEqual(['隐私政策', '集团'])
  for (const link of shownLinks) await screen.tap(link)
  expect(went).toEqual([
    ['openAddress', '/agreement?id=privacy-policy'],
    ['openAddress', 'https://group.example/'],
  ])
  expect(stores.shop.linkHosts).toContain('group.example')
})

test('hides the footer if there are no links, company or license', async () => {
  await shown({})
  expect(screen.all('[role=contentinfo]')).toEqual([])
})
